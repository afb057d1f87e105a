import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import { valueAt } from '../../../content/problems.ts';
import type { Path } from './api.ts';
import { Fold, IconButton } from './Fold.tsx';
import { Messages } from './Messages.tsx';
import { findEntryName, parsePath, useForm } from './values.ts';

/** Only checkboxes use this template, and their labels need no description. */
const DescriptionFieldTemplate = () => null;

/** Labels a field. Hides fixed values, generated ids, anchors and a file's position (`order`, for people `id`): ↑ and ↓ set it. */
function FieldTemplate({ id, label, children, rawDescription, required, schema }: FieldTemplateProps) {
  if (schema.const !== undefined || /^f\.order$|\.(?:id|anchor)$/.test(id)) return null;
  const isCheckboxList = schema.uniqueItems === true;
  if (schema.type === 'object' || (schema.type === 'array' && !isCheckboxList)) return children;
  const [Field, Label] = isCheckboxList ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Field className="field">
      {schema.type !== 'boolean' && (
        <Label {...(!isCheckboxList && { htmlFor: id })}>
          {label} {!required && <small>(optional)</small>}
        </Label>
      )}
      {rawDescription && <small id={descriptionId(id)}>{rawDescription}</small>}
      {children}
      <Messages id={id} includesEntries />
    </Field>
  );
}

/** Puts a named group into a fold. A whole file needs none, and `ArrayFieldItemTemplate` folds the entries of lists. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, properties, optionalDataControl } = props;
  const fields = properties.map(({ content }) => content);
  if (typeof fieldPathId.path.at(-1) !== 'string') return <div className="fields">{fields}</div>;
  return (
    <Fold id={fieldPathId.$id} title={title} help={description as string} buttons={optionalDataControl}>
      {fields}
    </Fold>
  );
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, items, canAdd, onAddClick } = props;
  const { reveal } = useForm();
  const add = () => {
    onAddClick();
    reveal([...(fieldPathId.path as Path), items.length]);
  };
  return (
    <Fold id={fieldPathId.$id} title={`${title} (${items.length})`} help={schema.description}>
      <ol>{items}</ol>
      {canAdd && (
        <button type="button" onClick={add}>
          + Add to {title}
        </button>
      )}
    </Fold>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { data, reveal } = useForm();
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove } = buttonsProps;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const path = fieldPathId.path as Path;
  const name = findEntryName(valueAt(data, path)) || `entry ${index + 1}`;
  const remove = () => {
    onRemoveItem();
    reveal(path.slice(0, -1));
  };
  const buttons = (
    <>
      <IconButton icon="↑" label={`Move up: ${name}`} disabled={!hasMoveUp} onClick={onMoveUpItem} />
      <IconButton icon="↓" label={`Move down: ${name}`} disabled={!hasMoveDown} onClick={onMoveDownItem} />
      {hasRemove && <IconButton icon="✕" label={`Remove: ${name}`} onClick={remove} />}
    </>
  );
  return (
    <li>
      <Fold id={fieldPathId.$id} title={`${index + 1}. ${name}`} buttons={buttons}>
        {children}
      </Fold>
    </li>
  );
}

const MultiSchemaFieldTemplate = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <div className="fields">
    <div className="field">
      <label htmlFor={(selector as ReactElement<{ id: string }>).props.id}>Kind</label>
      {selector}
    </div>
    {optionSchemaField}
  </div>
);

function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { onAddClick, onRemoveClick, id } = props;
  const { reveal } = useForm();
  // The id is the group's, such as `f.office`, with a suffix from the library.
  const path = parsePath(id.replace(/__.*$/, '').slice(2));
  const toggle = () => {
    (onAddClick ?? onRemoveClick)?.();
    reveal(path);
  };
  return (
    <IconButton
      icon={onAddClick ? '+' : '✕'}
      label={`${onAddClick ? 'Add' : 'Leave out'} ${path.at(-1)}`}
      onClick={toggle}
    />
  );
}

export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  DescriptionFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
};
