// The package's index would also import a validator, which is not needed here.
import Form from '@rjsf/core/lib/components/Form.js';
import { createSchemaUtils, type RJSFSchema, type UiSchema, type ValidatorType } from '@rjsf/utils';
import type { Opened, Schema, Values } from './api.ts';
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
} from './templates.tsx';
import { Choices, Illustrated, Mark, Picture, Text } from './widgets.tsx';

/** Accepts everything: the server checks what is saved, by the rules of the build. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
};
const widgets = {
  TextWidget: Text,
  DateWidget: Text,
  TimeWidget: Text,
  EmailWidget: Text,
  UpDownWidget: Text,
  SelectWidget: Choices,
  photograph: Picture,
  illustrated: Illustrated,
  mark: Mark,
};
const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  // Only tick boxes use it, and their labels need no description.
  DescriptionFieldTemplate: () => null,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
};
const BEHAVIOUR = {
  emptyObjectFields: 'populateRequiredDefaults',
  arrayMinItems: { populate: 'requiredOnly' },
} as const;
const UI_SCHEMA = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
  'ui:submitButtonOptions': { norender: true },
} as UiSchema;

/** Adds the groups of a new file, and the entries that its lists must have. */
export const fillDefaults = ({ schema, data }: Opened): Values =>
  createSchemaUtils(validator, schema as RJSFSchema, BEHAVIOUR).getDefaultFormState(
    schema as RJSFSchema,
    data,
  ) as Values;

type Props = { schema: Schema; data: Values; onChange: (data: Values) => void };

export const Fields = ({ schema, data, onChange }: Props) => (
  <Form
    tagName="div"
    schema={schema as RJSFSchema}
    uiSchema={UI_SCHEMA}
    formData={data}
    validator={validator}
    templates={templates}
    widgets={widgets}
    idPrefix="f"
    idSeparator="."
    noValidate
    experimental_defaultFormStateBehavior={BEHAVIOUR}
    onChange={({ formData }) => onChange(formData)}
  />
);
