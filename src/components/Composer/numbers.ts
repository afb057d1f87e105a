/** A phone number without the spaces that make it readable. */
export const digits = (number: string): string => number.replace(/\D/g, '');

/** A link that opens a WhatsApp chat, with a text already written where one is given. */
export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/${digits(number)}${text ? `?text=${encodeURIComponent(text.trim())}` : ''}`;
