import { useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { say, useDemo } from '../../demo/context.ts';
import { passText } from '../../engine/pass.ts';
import { residentOf } from '../../engine/readouts/people.ts';
import { currentMeal, mealAt } from '../../engine/time.ts';
import { scanText } from './scans.ts';
import { TextForm } from './TextForm.tsx';

/** For a dead phone: the staff type the room, and it counts as the pass for the meal that is open. */
export function RoomForm() {
  const demo = useDemo();
  const { plan, words } = demo.data;
  const { counter } = words.attendance;
  const [room, setRoom] = useState('');
  const [fault, setFault] = useState('');
  const submit = () => {
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
    <TextForm
      label={fill(counter.room, { room: sample })}
      button={counter.enter}
      value={room}
      fault={fault}
      onType={(text) => {
        setRoom(text);
        setFault('');
      }}
      onSubmit={submit}
    />
  );
}
