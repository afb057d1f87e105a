import { fill } from '../../../content/fill.ts';
import { TextForm, useTyped } from '../../controls/TextForm.tsx';
import { passText } from '../../engine/pass.ts';
import { residentOf } from '../../engine/selectors/people.ts';
import { currentMeal, mealAt } from '../../engine/time.ts';
import { useDemo, useView } from '../../store/context.ts';
import { looks } from './looks.ts';
import { scanText } from './scans.ts';

/** For a dead phone: the staff type the room, and it counts as the pass for the meal that is open. */
export function RoomForm() {
  const demo = useDemo();
  const { plan, words } = demo.data;
  const { counter } = words.attendance;
  const typed = useTyped();
  const submit = () => {
    const { hostel, second } = demo.store.get().state;
    const room = typed.value.trim();
    const resident = residentOf(hostel, room);
    if (!resident) return typed.refuse(room ? fill(counter.noRoom, { room }) : counter.emptyRoom);
    const meal = mealAt(plan, second + 1) ?? currentMeal(plan, second);
    scanText(demo, passText(plan.code, { resident: resident.id, day: plan.day, meal }), resident.id);
    typed.type('');
  };
  const sample = useView().state.hostel.residents[0]?.room ?? '';
  return (
    <TextForm
      looks={looks}
      label={fill(counter.room, { room: sample })}
      button={counter.enter}
      typed={typed}
      onSubmit={submit}
    />
  );
}
