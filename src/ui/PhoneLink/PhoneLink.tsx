import { formatPhone, type Phone, telLink } from '../../content/language/phone.ts';

/** A link that dials a phone number, which runs from left to right in every script. */
export const PhoneLink = ({ phone, country }: { phone: Phone; country: string }) => (
  <a className="num" href={telLink(phone, country)}>
    <bdi dir="ltr">{formatPhone(phone)}</bdi>
  </a>
);
