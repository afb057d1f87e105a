import { type SubmitEvent, useId, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { say, useDemo } from '../../demo/context.ts';
import { passText } from '../../engine/pass.ts';
import { residentOf } from '../../engine/readouts/people.ts';
import { currentMeal, mealAt } from '../../engine/time.ts';
import styles from './AttendanceLive.live.module.css';
import { scanText } from './scans.ts';

/** For a dead phone: the staff type the room, and it counts as the pass for the meal that is open. */
export function RoomForm() {
  const demo = useDemo();
  const { plan, words } = demo.data;
  const { counter } = words.attendance;
  const [room, setRoom] = useState('');
  const [fault, setFault] = useState('');
  const [field, message] = [useId(), useId()];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { hostel, second } = demo.store.get().state;
    const resident = residentOf(hostel, room);
    if (!resident) {
      const why = room.trim() ? fill(counter.noRoom, { room: room.trim() }) : counter.emptyRoom;
      setFault(why);
      say(why);
      return;
    }
    const meal = mealAt(plan, second + 1) ?? currentMeal(plan, second);
    scanText(demo, passText(plan.code, { resident: resident.id, day: plan.day, meal }));
    setRoom('');
    setFault('');
  };
  const sample = demo.store.get().state.hostel.residents[0]?.room ?? '';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={field}>{fill(counter.room, { room: sample })}</label>
      <input
        id={field}
        value={room}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? message : undefined}
        onChange={({ target }) => {
          setRoom(target.value);
          setFault('');
        }}
      />
      <button type="submit" className={styles.submit}>
        {counter.enter}
      </button>
      {fault && (
        <p id={message} className={styles.fault}>
          {fault}
        </p>
      )}
    </form>
  );
}
