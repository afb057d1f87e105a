import { fillFor } from '../../../content/language.ts';
import { TextForm, useTyped } from '../../controls/TextForm.tsx';
import type { Resident } from '../../engine/residents.ts';
import { findResidents, residentOf } from '../../engine/selectors/people.ts';
import { useDemo, useView } from '../../store/context.ts';
import { looks } from './looks.ts';

/** As many names as a list below a field can hold. */
const MOST = 12;

type Props = { onPick: (resident: string) => void };

/** Picks a resident by name or room. */
export function Picker({ onPick }: Props) {
  const { data } = useDemo();
  const { state } = useView();
  const words = data.words.attendance.student;
  const { hostel } = state;
  const typed = useTyped();
  const search = typed.value;
  const found = search ? findResidents(hostel, search) : [];

  const pick = (one: Resident) => {
    onPick(one.id);
    typed.type('');
  };
  const type = (text: string) => {
    typed.type(text);
    // A line of the list has been taken whole.
    const one = text.includes(',') ? findResidents(hostel, text) : [];
    if (one.length === 1 && one[0] && text === lineOf(one[0])) pick(one[0]);
  };
  const submit = () => {
    const one = residentOf(hostel, search) ?? (found.length === 1 ? found[0] : undefined);
    if (one) return pick(one);
    const { length } = found;
    typed.refuse(length > 1 ? fillFor(length, words.several, { count: length }) : words.none);
  };
  return (
    <TextForm
      looks={looks}
      label={words.search}
      button={words.show}
      typed={{ ...typed, type }}
      onSubmit={submit}
      proposals={found.slice(0, MOST).map((one) => <option key={one.id} value={lineOf(one)} />)}
    />
  );
}

const lineOf = ({ name, room }: Resident) => `${name}, ${room}`;
