// Not from the package's front: its test registry asks for a checker that is not needed here.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { Schema, Values, Way } from './api.ts';
import * as templates from './templates.tsx';
import { Choice, Picture, Text, Tick } from './widgets.tsx';

/** The server judges what is saved, by the rules of the build: nothing is judged here. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
};
const widgets = {
  TextWidget: Text,
  TextareaWidget: Text,
  DateWidget: Text,
  EmailWidget: Text,
  UpDownWidget: Text,
  SelectWidget: Choice,
  CheckboxWidget: Tick,
};
const BEHAVIOUR = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'requiredOnly' } } as const;
const GLOBAL = { enableOptionalDataFieldForType: ['object'] };

type Props = {
  schema: Schema;
  data: Values;
  hasPicture: boolean;
  onChange: (data: Values, path: Way) => void;
};

/** The fields of a file, made from its schema. */
export function Fields({ schema, data, hasPicture, onChange }: Props) {
  const ui: UiSchema = {
    'ui:globalOptions': GLOBAL,
    'ui:submitButtonOptions': { norender: true },
    ...(hasPicture ? { image: { 'ui:widget': Picture } } : {}),
  } as UiSchema;
  return (
    <Form
      tagName="div"
      schema={schema as RJSFSchema}
      uiSchema={ui}
      formData={data}
      validator={validator}
      templates={templates}
      widgets={widgets}
      idPrefix="f"
      idSeparator="."
      noValidate
      experimental_defaultFormStateBehavior={BEHAVIOUR}
      onChange={({ formData }, id = '') =>
        onChange(
          formData,
          id
            .split('.')
            .slice(1)
            .map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        )
      }
    />
  );
}
