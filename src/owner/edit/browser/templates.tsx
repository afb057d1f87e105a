import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Schema, Way } from './api.ts';
import { useForm } from './context.ts';
import { Fold } from './Fold.tsx';
import { Messages } from './Messages.tsx';
import { ToolButton } from './ToolButton.tsx';
import { nameOf, valueAt } from './values.ts';

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
