// The package's index would also import a validator, which is not needed here.
import Form from '@rjsf/core/lib/components/Form.js';
import { createSchemaUtils, type RJSFSchema, type UiSchema, type ValidatorType } from '@rjsf/utils';
import type { OpenedFile, Schema, Values } from './api.ts';
import { templates } from './templates.tsx';
import { ChoiceInput, MarkdownInput, MarkInput, PhotographInput, TextInput } from './widgets.tsx';

/** Accepts all values: the server checks them on saving, with the rules of the build. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
};
const widgets = {
  TextWidget: TextInput,
  DateWidget: TextInput,
  TimeWidget: TextInput,
  EmailWidget: TextInput,
  UpDownWidget: TextInput,
  SelectWidget: ChoiceInput,
  photograph: PhotographInput,
  markdown: MarkdownInput,
  mark: MarkInput,
};
const DEFAULTS_BEHAVIOUR = {
  emptyObjectFields: 'populateRequiredDefaults',
  arrayMinItems: { populate: 'requiredOnly' },
} as const;
const UI_SCHEMA = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
  'ui:submitButtonOptions': { norender: true },
} as UiSchema;

/** Returns the values of a new file, with its required groups and the entries that its lists must have. */
export const fillDefaults = ({ schema, data }: OpenedFile): Values =>
  createSchemaUtils(validator, schema as RJSFSchema, DEFAULTS_BEHAVIOUR).getDefaultFormState(
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
    experimental_defaultFormStateBehavior={DEFAULTS_BEHAVIOUR}
    onChange={({ formData }) => onChange(formData)}
  />
);
