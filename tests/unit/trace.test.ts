import { describe, expect, it } from 'vitest';
import { longestPaint, longestTask, type TraceEvent } from '../trace.ts';

const page = { pid: 1, tid: 1 };
const mark = (name: string, ms: number): TraceEvent => ({ ...page, name, ph: 'R', ts: 1000 * ms });
/** A task of the page's thread, all times in milliseconds. */
const task = (from: number, took: number, worked = took): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ph: 'X',
  ts: 1000 * from,
  dur: 1000 * took,
  tdur: 1000 * worked,
});
/** A press, painted so long after it; the page was done with its frame `done` milliseconds after it. */
const press = (at: number, painted: number, done: number, interactionId = 7): TraceEvent => ({
  ...page,
  name: 'EventTiming',
  ph: 'b',
  ts: 1000 * at,
  args: {
    data: {
      timeStamp: 500 + at,
      duration: painted,
      commitFinishTime: 500 + at + done,
      interactionId,
    },
  },
});
const marks = [mark('begin', 100), mark('end', 200)];

describe('the longest task on a slower processor', () => {
  it('counts the work of the thread, not its waiting', () => {
    expect(longestTask([...marks, task(110, 30, 12), task(150, 8)], 'begin', 'end', 4)).toBe(48);
  });

  it('leaves out what other threads do, and what lies outside', () => {
    const others = [{ ...task(120, 50), tid: 2 }, { ...task(120, 50), pid: 2 }, task(20, 70), task(210, 90)];
    expect(longestTask([...marks, ...others, task(110, 5)], 'begin', 'end', 4)).toBe(20);
  });

  it('says so when the trace has no marks or no tasks', () => {
    expect(() => longestTask([task(110, 5)], 'begin', 'end', 4)).toThrow('mark "begin"');
    expect(() => longestTask(marks, 'begin', 'end', 4)).toThrow('no task');
  });
});

describe('how long something takes until it is painted on a slower processor', () => {
  it('is what it took, with the work of the page until its frame three times more', () => {
    const trace = [...marks, press(110, 40, 25), task(111, 10), task(125, 6, 5)];
    expect(longestPaint(trace, 'begin', 'end', 4)).toBe(40 + 3 * 15);
  });

  it('counts only that part of a task that comes before the frame', () => {
    expect(longestPaint([...marks, press(110, 40, 20), task(120, 20)], 'begin', 'end', 4)).toBe(40 + 3 * 10);
  });

  it('is that of the longest, and of none that no visitor did', () => {
    const trace = [...marks, press(110, 16, 10), press(150, 24, 10), press(160, 90, 80, 0), task(180, 5)];
    expect(longestPaint(trace, 'begin', 'end', 4)).toBe(24);
  });

  it('says so when nothing was pressed', () => {
    expect(() => longestPaint([...marks, task(110, 5)], 'begin', 'end', 4)).toThrow('Nothing was pressed');
  });
});
