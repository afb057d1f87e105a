/**
 * What a step has left out of what it checks, each with the step's name: the lines of its output such as
 * `- Caddy is left out: it is not installed`.
 */
export const leftOutOf = (step: string, output: string): string[] =>
  [...output.matchAll(/^- (.*\bleft out: .*)$/gm)].map(([, line]) => `${step}: ${line}`);
