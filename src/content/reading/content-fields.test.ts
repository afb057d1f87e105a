/** Faults of fields in content/: unknown, missing, empty, or of another kind. */
import { expect, test } from 'vitest';
import { changed } from '../../../tests/content.ts';
import { COMPANY, FOUNDER, messagesFor, POLICY, role, SERVICE } from '../../../tests/content-cases.ts';
import type { Files } from '../files.ts';

const CASES: Record<string, Files> = {
  // Fields
  'an unknown field': role('role: Founder\ncolour: red'),
  'a misspelt field': role('rol: Founder'),
  'a missing field': changed(FOUNDER, /^role:.*\n/m, ''),
  'a field missing in a group': changed(COMPANY, /^ {2}short:.*\n/m, ''),
  'a field missing in a list of a head': changed(SERVICE, /^ {4}gives: Working.*\n/m, ''),
  'a missing group': changed(COMPANY, /^registration:[\s\S]*?\n\n/m, ''),
  'nothing behind the colon': role('role:'),
  'an empty text': role('role: " "'),
  // Kinds
  'a text for a number': changed(FOUNDER, 'id: 1', 'id: one'),
  'a number in quotes': changed(FOUNDER, 'id: 1', 'id: "1"'),
  'a number too low': changed(FOUNDER, 'id: 1', 'id: 0'),
  'a broken number': changed(FOUNDER, 'id: 1', 'id: 1.5'),
  'a text for a list': changed(COMPANY, /^navigation:[\s\S]*/m, 'navigation: Home\n'),
  'a list for a text': role('role: [a]'),
  'a group for a text': role('role: {product}'),
  'a phone number without quotes': changed(COMPANY, /^phone:.*$/m, 'phone: +910000000000'),
  'true for a text': role('role: true'),
  'an odd number for a text': role('role: 0x1F'),
  'yes for true': changed(POLICY, 'draft: true', 'draft: yes'),
};

test('each fault is reported in words, with its place', () => {
  expect(messagesFor(CASES)).toMatchInlineSnapshot(`
    "
    an unknown field: team/founder.yaml (colour: red) colour: "colour" -> only the fields id, name, role, description, image, alt, work, linkedin, initials
    a misspelt field: team/founder.yaml (rol: Founder) rol: "rol" -> only the fields id, name, role, description, image, alt, work, linkedin, initials; write "role"
    a missing field: team/founder.yaml (# Invented, like everybody here.) role: nothing -> the person's role, 1 to 40 characters
    a field missing in a group: company.yaml (registration:) registration › short: nothing -> the same in one line, for the footer, 1 to 80 characters
    a field missing in a list of a head: services/web-development.md (- title: Design in the browser) process › entry 3 › gives: nothing -> what the client gets at its end, 1 to 110 characters
    a missing group: company.yaml (# An invented company. The tests of the ) registration: nothing -> the small-business registration; a group with the fields statement, short, number, verify, claim
    nothing behind the colon: team/founder.yaml (role:) role: nothing behind the colon -> the person's role, 1 to 40 characters
    an empty text: team/founder.yaml (role: " ") role: an empty text -> the person's role, 1 to 40 characters
    a text for a number: team/founder.yaml (id: one) id: "one" -> a whole number, used once; the lowest is the founder; a whole number in digits, without quotes, from 1 to 999
    a number in quotes: team/founder.yaml (id: "1") id: "1" -> a whole number, used once; the lowest is the founder; a whole number in digits, without quotes, from 1 to 999
    a number too low: team/founder.yaml (id: 0) id: 0 -> a whole number, used once; the lowest is the founder; a whole number in digits, without quotes, from 1 to 999
    a broken number: team/founder.yaml (id: 1.5) id: 1.5 -> a whole number, used once; the lowest is the founder; a whole number in digits, without quotes, from 1 to 999
    a text for a list: company.yaml (navigation: Home) navigation: "Home" -> the links of the header, in the order shown; a list, each entry on a line that begins with "- ", 2 to 6 entries
    a list for a text: team/founder.yaml (role: [a]) role: a list with 1 entry -> the person's role, 1 to 40 characters; put it in quotes: "…"
    a group for a text: team/founder.yaml (role: {product}) role: a group of fields: product -> the person's role, 1 to 40 characters; put it in quotes: "…"
    a phone number without quotes: company.yaml (phone: +910000000000) phone: +910000000000 -> a phone number with its country code, digits and spaces, in quotes, such as "+91 00000 00000"; put it in quotes: "+910000000000"
    true for a text: team/founder.yaml (role: true) role: true -> the person's role, 1 to 40 characters; put it in quotes: "true"
    an odd number for a text: team/founder.yaml (role: 0x1F) role: 0x1F -> the person's role, 1 to 40 characters; put it in quotes: "0x1F"
    yes for true: legal/privacy-policy.md (draft: yes) draft: "yes" -> true until the owner's counsel has read it; true or false
    "
  `);
});
