import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Path } from '../../../content/problems.ts';
import { AddressField } from './AddressField.tsx';
import {
  api,
  type Blank,
  type Kind,
  type Opened,
  type Photograph,
  type Problem,
  type Renewal,
} from './api.ts';
import { Bar, isUnkept } from './Bar.tsx';
import { Conflict } from './Conflict.tsx';
import { FormContext, idOf, isLong, reveal } from './context.ts';
import { useDraft } from './draft.ts';
import styles from './Editor.module.css';
import { EditorHead } from './EditorHead.tsx';
import { Group } from './Fields.tsx';
import { forget, nameOfNew } from './kept.ts';
import { anchorOf } from './place.ts';
import { FirstVersion, RenewalFields, useRenewal } from './RenewalFields.tsx';
import { useSaving } from './saving.ts';
import { TextField } from './TextField.tsx';

type Props = {
  name: string;
  /** What is being changed, or what kind of thing is new. */
  of: { opened: Opened } | { blank: Blank; kind: Kind; like?: string | undefined };
  /** The field to go to. */
  path?: Path | undefined;
  fill: Record<string, string>;
  onSaved: (opened: Opened, isNew: boolean, said?: string) => void;
  onChanged: (isChanged: boolean) => void;
  /** Tells in which part of the page somebody is. */
  onPlace: (anchor: string) => void;
  onOpen: (file: string) => void;
  tools?: ReactNode;
};

const WAIT_MS = 700;
const NONE: readonly Problem[] = [];

/** The number by which people, services and products stand: Up and Down see to it. */
const placeOf = (file: string) =>
  file.startsWith('team/') ? 'id' : /^services\/|\/card\.yaml$/.test(file) ? 'order' : undefined;

/** The form of one file: its fields, its text, and what is wrong with them. */
export function Editor({ name, of, path, fill, onSaved, onChanged, onPlace, onOpen, tools }: Props) {
  const isNew = 'kind' in of;
  const { schema, data, body } = isNew ? of.blank : of.opened;
  const file = isNew
    ? { team: 'team/new.yaml', services: 'services/new.md', products: 'products/new/card.yaml' }[of.kind]
    : of.opened.file;
  const comments = isNew ? { head: '', fields: {} } : of.opened.comments;
  const known = isNew ? NONE : of.opened.problems;
  const version = isNew ? '' : of.opened.hash;
  const keptAs = isNew ? nameOfNew(of.kind, of.like) : file;
  const { draft, change, isChanged, greeting, reset } = useDraft(keptAs, version, data, body);
  const [beginsClosed] = useState(() => isLong(data));
  const [stem, setStem] = useState<string>();
  const [photograph, setPhotograph] = useState<Photograph>();
  const { problems, setProblems, said, conflict, isBusy, turn, goOn, clear } = useSaving({
    file,
    isNew,
    known,
    greeting,
    onDone: (opened, done) => {
      onChanged(false);
      forget(keptAs);
      onSaved(opened, isNew, done);
    },
  });
  const { renewal, setRenewal, order } = useRenewal(problems, known);
  const head = useRef<HTMLHeadingElement>(null);
  const isDraft = data['draft'] === true;
  const isBehind = isDraft && problems.some(isUnkept);
  const isDirty = isChanged || photograph !== undefined;

  // Saved: what was new is what stands there now.
  useEffect(() => {
    setPhotograph(undefined);
    setProblems(known);
  }, [known, setProblems]);

  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  useEffect(() => {
    if (!path || !reveal(idOf(path))) head.current?.focus();
  }, [path]);

  // While somebody writes, what does not fit is told; a new file is empty at first, and is asked about when it is saved.
  useEffect(() => {
    turn.current += 1;
    if (isNew || draft.changes.length === 0) return;
    const mine = turn.current;
    const timer = setTimeout(async () => {
      const checked = await api.check(file, draft.changes, order).catch(() => undefined);
      if (checked && turn.current === mine) setProblems(checked.problems);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [draft, file, isNew, order, turn, setProblems]);

  const write = (hash: string, renewal: Renewal | undefined = order) =>
    api.save(file, hash, draft.changes, photograph, renewal);
  const save = () =>
    goOn(() =>
      isNew
        ? api.create(of.kind, stem || undefined, draft.data, draft.body ?? '', photograph)
        : write(of.opened.hash),
    );
  return (
    <FormContext
      value={{
        file,
        change,
        comments,
        problems,
        fill,
        isLong: beginsClosed,
        setPhotograph,
        version,
      }}
    >
      <form
        className={styles.editor}
        noValidate
        onFocus={({ target }) => onPlace(anchorOf(target.closest('[id]')?.id ?? '', draft.data))}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }
        }}
      >
        <EditorHead name={name} file={isNew ? undefined : file} note={comments.head} head={head}>
          {tools}
        </EditorHead>
        {isNew && of.kind === 'services' && (
          <AddressField title={draft.data['title']} typed={stem} onType={setStem} />
        )}
        <Group path={[]} label={name} schema={schema} value={draft.data} isBare leaveOut={placeOf(file)} />
        {body !== undefined && (
          <TextField
            isBody
            path={['body']}
            label="The text below, in Markdown"
            schema={{
              description:
                'a blank line begins a paragraph; ## begins a heading; [words](/about) is a link. A heading’s {#anchor} stays for ever: others link to it',
            }}
            value={draft.body}
          />
        )}
        {renewal && !isDraft && <RenewalFields renewal={renewal} onChange={setRenewal} />}
        {isDraft && (
          <FirstVersion
            onPress={(date) => goOn(() => write(version, { date }), 'Saved as your first version.')}
          />
        )}
        {conflict ? (
          <Conflict
            {...conflict}
            said={said}
            onAgain={() => goOn(async () => write((await api.open(file)).hash))}
            onDrop={() =>
              goOn(() => api.open(file), 'Your changes are dropped. This is the file as it is now.')
            }
          />
        ) : (
          <Bar
            file={file}
            problems={problems}
            said={said}
            state={isBusy ? 'busy' : isDirty ? 'changed' : isNew ? 'new' : isBehind ? 'behind' : 'saved'}
            isNew={isNew}
            onDrop={() => {
              reset();
              setPhotograph(undefined);
              clear();
            }}
            onOpen={onOpen}
          />
        )}
      </form>
    </FormContext>
  );
}
