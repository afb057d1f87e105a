import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import type { Schema, Way } from './api.ts';
import { useForm } from './context.ts';
import { Fold } from './Fold.tsx';
import { Messages } from './Messages.tsx';
import { nameOf, valueAt } from './values.ts';

const SHAPES = {
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  add: 'M12 5v14M5 12h14',
};
type Tool = {
  icon: keyof typeof SHAPES;
  name: string;
  onPress: () => void;
  isOff?: boolean;
  children?: ReactNode;
};

/** A button with a drawing; its name is for whoever cannot see it, unless words stand beside. */
export function ToolButton({ icon, name, onPress, isOff, children }: Tool) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={children ? undefined : name}
      title={children ? undefined : name}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[icon]} />
      </svg>
      {children}
    </button>
  );
}

/** People, services and products stand by a number of their own: Up and Down see to it. */
const isPlace = (id: string, { type }: Schema) => type === 'integer' && /^f\.(id|order)$/.test(id);

/** A field with its name, its help, and what is wrong with it. Groups and lists have a head of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, rawDescription, required, schema, hidden, onRemoveProperty, onKeyRenameBlur } =
    props;
  const { problems } = useForm();
  if (hidden || schema.const !== undefined || isPlace(id, schema as Schema)) return null;
  if (schema.type === 'object' || schema.type === 'array') return children;
  const [, entry] = /\.(\d+)$/.exec(id) ?? [];
  const name = entry ? `${label}, entry ${Number(entry) + 1}` : label;
  return (
    <div className="field" data-wrong={problems.has(id) || undefined}>
      {'__additional_property' in schema ? (
        <div className="entry">
          <input aria-label={`Name of ${label}`} defaultValue={label} onBlur={onKeyRenameBlur} />
          <ToolButton icon="remove" name={`Remove ${label}`} onPress={onRemoveProperty} />
        </div>
      ) : (
        schema.type !== 'boolean' && (
          <label htmlFor={id}>
            {name}
            {!required && <small> (may be left out)</small>}
          </label>
        )
      )}
      {rawDescription && !entry && (
        <p id={`${id}-help`} className="help">
          {rawDescription}
        </p>
      )}
      {children}
      <Messages id={id} />
    </div>
  );
}

/** A group of fields: the file's own stand as they are, an entry's below its name, others below theirs. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, properties, optionalDataControl, schema, onAddProperty } = props;
  const last = fieldPathId.path.at(-1);
  const fields = properties.map(({ content }) => content);
  if (typeof last !== 'string') return <div className="fields">{fields}</div>;
  return (
    <Fold
      id={fieldPathId.$id}
      title={title}
      help={typeof description === 'string' ? description : undefined}
      tools={optionalDataControl}
    >
      {fields}
      {typeof schema.additionalProperties === 'object' && (
        <ToolButton icon="add" name={`Add to ${title}`} onPress={onAddProperty}>
          Add to {title}
        </ToolButton>
      )}
    </Fold>
  );
}

export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, items, canAdd, onAddClick, formData } = props;
  const { reveal, isOpen, toggle } = useForm();
  const path = fieldPathId.path as Way;
  const count = items.length;
  return (
    <Fold
      id={fieldPathId.$id}
      title={`${title} (${count})`}
      help={schema.description || (schema.items as Schema | undefined)?.description}
    >
      <ol className="list">{items}</ol>
      {canAdd && (
        <ToolButton
          icon="add"
          name={`Add to ${title}`}
          onPress={() => {
            onAddClick();
            const id = `${fieldPathId.$id}.${formData?.length ?? 0}`;
            if (!isOpen(id)) toggle(id);
            reveal([...path, count]);
          }}
        >
          Add to {title}
        </ToolButton>
      )}
    </Fold>
  );
}

/** An entry of a list, and what moves and removes it. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  schema,
}: ArrayFieldItemTemplateProps) {
  const { data, reveal } = useForm();
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const path = fieldPathId.path as Way;
  const name = nameOf(valueAt(data, path)) || `entry ${index + 1}`;
  const list = path.slice(0, -1);
  const tools = (
    <div className="tools">
      <ToolButton icon="up" name={`Move up: ${name}`} isOff={!hasMoveUp} onPress={() => onMoveUpItem()} />
      <ToolButton
        icon="down"
        name={`Move down: ${name}`}
        isOff={!hasMoveDown}
        onPress={() => onMoveDownItem()}
      />
      {hasRemove && (
        <ToolButton
          icon="remove"
          name={`Remove: ${name}`}
          onPress={() => {
            onRemoveItem();
            reveal(list);
          }}
        />
      )}
    </div>
  );
  return (
    <li>
      {schema.type === 'object' ? (
        <Fold id={fieldPathId.$id} title={`${index + 1}. ${name}`} tools={tools}>
          {children}
        </Fold>
      ) : (
        <div className="entry">
          {children}
          {tools}
        </div>
      )}
    </li>
  );
}

/** What is of several kinds: its kind, then its fields. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={(selector as ReactElement<{ id: string }>).props.id}>Kind</label>
        {selector}
      </div>
      {optionSchemaField}
    </div>
  );
}

/** What puts a group into a file that may do without it, or takes it out. */
export function OptionalDataControlsTemplate({
  onAddClick,
  onRemoveClick,
  id,
}: OptionalDataControlsTemplateProps) {
  const { isOpen, toggle } = useForm();
  const group = id.replace(/__.*$/, '');
  const name = group.slice(group.lastIndexOf('.') + 1);
  const press = onAddClick ?? onRemoveClick;
  return (
    <ToolButton
      icon={onAddClick ? 'add' : 'remove'}
      name={`${onAddClick ? 'Add' : 'Leave out'} ${name}`}
      onPress={() => {
        press?.();
        if (onAddClick && !isOpen(group)) toggle(group);
      }}
    />
  );
}
