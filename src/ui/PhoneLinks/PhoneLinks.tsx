import { phoneParts, telLink } from '../../content/phone.ts';
import type { Company } from '../../content/schemas/company.ts';

/** The company's phone numbers as written, each a link that dials it; in the order of its signs in every script. */
export function PhoneLinks({ company: { phone, country } }: { company: Pick<Company, 'phone' | 'country'> }) {
  return (
    <bdi className="num" dir="ltr">
      {phoneParts(phone, country).map(({ text, dialled, extension }) =>
        dialled ? (
          <a key={text} href={telLink({ dialled, extension })}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
