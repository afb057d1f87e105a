/**
 * What a recording of Chromium says of the page's own thread, calculated for a slower processor as Lighthouse does:
 * each millisecond of its work counts that many times, waiting for others counts once. Chromium's own throttle was
 * unreliable (docs/decisions/speed.md).
 */
type Timing = {
  /** Milliseconds: when it happened, how long until it was painted, when the page was done with its frame. */
  timeStamp: number;
  duration: number;
  commitFinishTime?: number;
  /** Only a visitor's actions have one. */
  interactionId: number;
};

/** An entry of a recording; `ts`, `dur` and `tdur` in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, how long it took, and how long its thread worked on it. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: Partial<Timing> };
};

/** What has to be recorded. */
export const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

function markOf(trace: readonly TraceEvent[], name: string): TraceEvent {
  const found = trace.find((event) => event.name === name);
  if (!found) throw new Error(`The trace lacks the mark "${name}": look at the categories that it records.`);
  return found;
}

/** The part of a recording between two marks of the page, on the page's thread. */
function between(trace: readonly TraceEvent[], from: string, to: string) {
  const [begun, ended] = [markOf(trace, from), markOf(trace, to)];
  const own = trace.filter(({ pid, tid }) => pid === begun.pid && tid === begun.tid);
  const tasks = own.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > begun.ts && ts < ended.ts,
  );
  if (tasks.length === 0) throw new Error('The trace holds no task: look at the categories that it records.');
  const ms = (ended.ts - begun.ts) / 1000;
  return { ms, tasks, events: own.filter(({ ts }) => ts >= begun.ts && ts < ended.ts) };
}

/** By the thread's own clock, which excludes the machine's other work. */
const workOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

/** The time between two marks on a processor slowed so many times, in milliseconds. @throws as `longestTask` */
export function timeOf(trace: readonly TraceEvent[], from: string, to: string, slowed: number): number {
  const { ms, tasks } = between(trace, from, to);
  return ms + (slowed - 1) * tasks.reduce((sum, task) => sum + workOf(task), 0);
}

/**
 * The longest task between two marks on a processor slowed so many times, in milliseconds.
 * @throws if the trace lacks the marks or holds no task
 */
export function longestTask(trace: readonly TraceEvent[], from: string, to: string, slowed: number): number {
  return slowed * Math.max(...between(trace, from, to).tasks.map(workOf));
}

/**
 * How long tasks between two marks keep a visitor waiting on a processor slowed so many times, in milliseconds: the
 * excess of each over fifty (web.dev, "Total Blocking Time").
 * @throws as `longestTask`
 */
export const blockingTime = (
  trace: readonly TraceEvent[],
  from: string,
  to: string,
  slowed: number,
): number =>
  between(trace, from, to).tasks.reduce((sum, task) => sum + Math.max(0, slowed * workOf(task) - 50), 0);

/** Frames that the page has drawn between two marks, by any of its threads. */
export function framesIn(trace: readonly TraceEvent[], from: string, to: string): number {
  const [begun, ended] = [markOf(trace, from), markOf(trace, to)];
  return trace.filter(
    ({ name, pid, ts }) => name === 'DrawFrame' && pid === begun.pid && ts >= begun.ts && ts < ended.ts,
  ).length;
}

/**
 * The longest time until a visitor's action between two marks is painted on a processor slowed so many times, in
 * milliseconds.
 * @throws if the trace lacks the marks, or a visitor did nothing between them
 */
export function longestPaint(trace: readonly TraceEvent[], from: string, to: string, slowed: number): number {
  const { tasks, events } = between(trace, from, to);
  const paints = events.flatMap(({ name, ph, ts, args }) => {
    const { interactionId = 0, duration = 0, timeStamp = 0, commitFinishTime } = args?.data ?? {};
    if (name !== 'EventTiming' || ph !== 'b' || interactionId === 0) return [];
    const until = ts + 1000 * (commitFinishTime ? commitFinishTime - timeStamp : duration);
    const work = tasks.map((task) => {
      const { ts: begun, dur = 0 } = task;
      const inside = Math.min(begun + dur, until) - Math.max(begun, ts);
      return inside > 0 ? (workOf(task) * inside) / dur : 0;
    });
    return duration + (slowed - 1) * work.reduce((sum, ms) => sum + ms, 0);
  });
  if (paints.length === 0) throw new Error(`Nothing was pressed between "${from}" and "${to}".`);
  return Math.max(...paints);
}
