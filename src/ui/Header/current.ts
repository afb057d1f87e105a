/** `page` on the route itself, `true` on the section that holds it: a product's page marks Products. */
export function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
