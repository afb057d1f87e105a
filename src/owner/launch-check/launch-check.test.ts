/**
 * What launch-check finds: faults planted one by one into the content of a company that has done everything. Each is found
 * in its file and on its line; where none is planted, none is found.
 */
import { expect, test } from 'vitest';
import { changed, misplaced, REAL } from '../../../tests/content.ts';
import { ENDING } from '../../../tests/launch-check/addresses.ts';
import { CORPUS, REFUSED } from '../../../tests/launch-check/corpus.ts';
import { ABOUT, field, PERSON, POLICY } from '../../../tests/launch-check/plant.ts';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { PATIENCE_MS } from '../../../tests/patience.ts';
import type { Files } from '../../content/files.ts';
import { examineContent, textProblems } from '../../content/reading/read.ts';
import { refused } from './checks/loader.ts';
import type { Item } from './item.ts';
import { itemsOf, lookAt, signedOff } from './run.ts';

/** What the words of a content folder are asked about, without what its owner keeps. */
function leftOf(files: Files): Item[] {
  const look = lookAt(files, SAMPLE, TODAY);
  return signedOff(look, itemsOf(look)).items;
}

/** What is found, a line each: whether it blocks, in which file, how its line begins, and why. */
function linesOf(items: readonly Item[], files: Files): string[] {
  return items.map(({ file, line = 0, found, why, todo, blocks }) => {
    expect(found).not.toBe('');
    expect(todo).toMatch(/\.$/);
    const there = (files[file.replace('content/', '')] ?? '').split('\n')[line - 1]?.trim().slice(0, 50);
    return `${blocks ? '✗' : '·'} ${file} (${there}) ${why}`;
  });
}

test('a company that has done everything is told of nothing', () => {
  expect(examineContent(CLEAN).problems).toEqual([]);
  expect(leftOf(CLEAN)).toEqual([]);
});

test('each fault is found, in its file and on its line', { timeout: 9 * PATIENCE_MS }, () => {
  const found = [
    ...Object.entries(CORPUS).map(([name, files]) => ({ name, files, items: leftOf(files) })),
    ...Object.entries(REFUSED).map(([name, files]) => ({
      name,
      files,
      items: refused(examineContent(files).problems),
    })),
  ];
  const lines = found.map(({ name, files, items }) => `${name}: ${linesOf(items, files).join(' AND ')}`);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "the sample’s name: ✗ content/company.yaml (name: Quillfern Instruments) The name of the sample company.
    the sample’s address: ✗ content/company.yaml (address: https://www.quillfern.example) The sample’s web address. Search engines would be sent to it.
    the sample’s email: ✗ content/company.yaml (email: post@quillfern.example) The sample’s e-mail address. Nobody reads it.
    the sample’s phone: ✗ content/company.yaml (phone: "+91 11111 11111") The sample’s phone number. Nobody answers it.
    the sample’s tagline: · content/company.yaml (tagline: Small instruments for large kitchens.) What the company says of itself, as it was delivered.
    the sample’s registration, and no number: ✗ content/company.yaml (registration:) Says that your company stands in a government register. This is the sample’s wording.
    a sample person: ✗ content/team/leela.yaml (name: Ananya Rao) A sample person. Everything in this file is invented.
    the sample’s mark: ✗ content/mark.svg (<?xml version="1.0" encoding="UTF-8"?>) The mark of the sample company. It is the icon of every page and stands on every picture of a shared link.
    the sample’s approvedBy: ✗ content/claims.yaml (approvedBy: Somebody) A fact that nobody of yours has approved: the name is the sample’s.
    the sample’s description: ✗ content/team/leela.yaml (description: Counts before she builds.) Still what the sample says of its invented person.
    the sample’s answer: ✗ content/products/messmate/page.yaml (answer: It depends on how many people eat with you) An answer to institutions as it was delivered. Buyers will hold you to it.
    the sample’s terms of a service: ✗ content/services/ai-ml-solutions.md (terms:) Terms of this service as they were delivered.
    a sample person named by hand: ✗ content/pages/about.yaml (lead: "Ask Ananya Rao about it.") Names a sample person’s name, typed by hand.
    the sample’s address in a text: ✗ content/pages/about.yaml (lead: "Read it at quillfern.example first.") Names the sample’s address, typed by hand.
    the sample’s handle: ✗ content/pages/about.yaml (lead: "Follow @quillfern for news.") Names the sample company, typed by hand.
    the app’s former name: ✗ content/pages/about.yaml (lead: "Tiffinwise is what we make.") Names the app by its former name, typed by hand.
    the initials of somebody else: · content/team/leela.yaml (initials: AR) The initials of another name than Leela Gaikwad: they stand in the picture’s place.
    a page that is nobody’s: ✗ content/team/leela.yaml (linkedin: https://www.linkedin.com/feed/) Leads to a network’s front page, not to a profile.
    a short note to oneself: ✗ content/pages/about.yaml (lead: "We open at nine, or tbc.") Words that fill a place, or a note that something is still to be written.
    a network’s front page: ✗ content/team/leela.yaml (linkedin: https://in.linkedin.com/) Leads to a network’s front page, not to a profile.
    a network’s folder of people: ✗ content/team/leela.yaml (linkedin: https://www.linkedin.com/in/) Leads to a network’s front page, not to a profile.
    a link with somebody in it: ✗ content/team/leela.yaml (linkedin: https://www.linkedin.com/in/your-name) The address still has a word in it that stands for a name.
    a link that leads nowhere: ✗ content/legal/privacy-policy.md (See [the list](#) of hosts.) A link that leads nowhere.
    a domain for examples: ✗ content/company.yaml (address: https://kitchens.example) An address at a domain that is kept for examples and tests: it leads nowhere, for anybody.
    an e-mail at example.com: ✗ content/company.yaml (email: hello@example.com) An address at a domain that is kept for examples and tests: it leads nowhere, for anybody.
    a server of the developer’s: ✗ content/pages/about.yaml (lead: "See http://localhost:4321/about for it.") An address at a domain that is kept for examples and tests: it leads nowhere, for anybody.
    a number of zeros: ✗ content/company.yaml (phone: "+91 00000 00000") A number that only fills the place of one.
    a number counted down: ✗ content/company.yaml (phone: "+91 98765 43210") A number that only fills the place of one.
    a number of films: ✗ content/company.yaml (whatsapp: "+1 212 555 0143") A number that only fills the place of one.
    a number with nine digits: ✗ content/company.yaml (phone: "+91 80471 9362") An Indian number has ten digits behind +91. This one has not.
    a registration number of zeros: ✗ content/company.yaml (number: UDYAM-XX-00-0000000) Words that fill a place, or a note that something is still to be written.
    lorem ipsum: ✗ content/pages/about.yaml (lead: "Lorem ipsum dolor sit amet.") Words that fill a place, or a note that something is still to be written.
    a note to oneself: ✗ content/pages/about.yaml (lead: "We have been here since TODO.") Words that fill a place, or a note that something is still to be written.
    words to be replaced: ✗ content/pages/about.yaml (lead: "We are [insert what we are].") Words that fill a place, or a note that something is still to be written.
    letters to be replaced: ✗ content/pages/about.yaml (lead: "Write to us at xxx, any day.") Words that fill a place, or a note that something is still to be written.
    another e-mail: ✗ content/pages/about.yaml (lead: "Write to kitchens.of.pune@gmail.com first.") Another e-mail address than that of company.yaml (office@sonchiraiya-kitchens.in).
    another phone number: ✗ content/pages/about.yaml (lead: "Call +91 98220 41736 for a visit.") Another phone number than that of company.yaml (+91 80471 93625).
    one’s own number, by hand: · content/pages/about.yaml (lead: "Call 80471 93625 for a visit.") Your phone number, typed by hand: it stays when company.yaml changes.
    the company’s name with a letter less: ✗ content/pages/about.yaml (lead: "Sonchiraya Kitchens was begun in a mess.") Writes “Sonchiraiya Kitchens” otherwise than content/company.yaml does.
    the app’s name in other letters: ✗ content/pages/about.yaml (lead: "Ask your warden for PanGat.") Writes “Pangat” otherwise than content/company.yaml does.
    a person’s name with another letter: ✗ content/pages/about.yaml (lead: "Ask Leela Gaikward about it.") Writes “Leela Gaikwad” otherwise than content/team/leela.yaml does.
    a year before the text’s own: ✗ content/legal/privacy-policy.md (This policy was last updated in 2016.) 2016 cannot be right: the text’s head says 22 November 2026.
    another day than in the head: ✗ content/legal/privacy-policy.md (It was last updated on May 31, 2025.) Another day than the one in the text’s head, 22 November 2026.
    a law that is younger than the text: ✗ content/legal/privacy-policy.md (updated: 2026-11-22) The text names the Online Payments Act, 2027, which is younger than its own date.
    a legal text of tomorrow: ✗ content/legal/terms-of-service.md (updated: 2027-01-01) The text is dated in the future.
    a copyright year: ✗ content/interface.yaml (contact: © 2024 {company}) A copyright year typed by hand grows old.
    a signed picture that has ended: ✗ content/team/leela.yaml (image: https://pictures.sonchiraiya-kitchens.in/le) An address signed by Amazon S3 (or a store like it): it ended on 1 November 2026, 21 days ago.
    a signed picture that ends soon: ✗ content/team/leela.yaml (image: https://pictures.sonchiraiya-kitchens.in/le) An address signed by Azure: it ends on 12 December 2026, in 20 days.
    a picture with a secret: · content/team/leela.yaml (image: https://firebasestorage.googleapis.com/v0/b) An address with a secret of Firebase in it: it names no end, but stops on the day on which the secret is withdrawn.
    a claim that nobody has looked at again: ✗ content/claims.yaml (review: 2026-11-21) Was to be looked at again on 21 November 2026.
    words of a claim that stand nowhere: · content/claims.yaml (- a third of all) Words that a fact stands for, and that stand nowhere on the site any more.
    a number without a claim: ✗ content/pages/about.yaml (lead: "Used in 14 hostels, every day.") A number that no fact stands for: nobody has said where it comes from.
    a number in words without a claim: · content/pages/about.yaml (lead: "We answer within two days.") A number that no fact stands for: nobody has said where it comes from.
    a planned feature as if it were there: ✗ content/pages/about.yaml (lead: "Residents pay their fees online with it.") “Online fee payments” is announced as coming soon, and told here as if it were there.
    another planned feature as if it were there: ✗ content/pages/about.yaml (lead: "Students give their feedback after each mea) “Student feedback system” is announced as coming soon, and told here as if it were there.
    a planned word as if it were there: ✗ content/pages/about.yaml (lead: "Wardens send announcements to a wing.") “Announcements” is announced as coming soon, and told here as if it were there.
    a legal draft: ✗ content/legal/privacy-policy.md (draft: true) A draft that no counsel has read. Search engines are asked not to list it.
    the sample’s wording in force: ✗ content/legal/terms-of-service.md (These terms are in force.) In force with the sample’s wording: not a word of it is another.
    a question for counsel: ✗ content/legal/privacy-policy.md (- clause: whom-to-ask) A question for your counsel that is not settled.
    a sentence of 31 words: · content/pages/about.yaml (lead: "And so it goes on and on, And so it goes on) A sentence of more than 30 words: readers lose the thread.
    a signature for what is not asked about: · content/checked.yaml (- { file: content/pages/about.yaml, field: heading) A signature for something that is not asked about any more.
    a picture that is not there: ✗ content/team/leela.yaml (image: leela.jpg) The site cannot be built with this.
    a claim without a source: ✗ content/claims.yaml (source: "") The site cannot be built with this."
  `);
});

test('what the build says of these leads to a field of its file', () => {
  // Only what it refuses, and a legal text whose wording has changed, is a problem to it.
  const faults = [
    ...Object.values(REFUSED),
    ...Object.values(CORPUS).filter((files) => files[POLICY] !== CLEAN[POLICY]),
  ];
  const told = faults.flatMap((files) => textProblems(files).map((problem) => ({ problem, files })));
  expect(told.length).toBeGreaterThan(Object.keys(REFUSED).length);
  expect(told.flatMap(({ problem, files }) => misplaced(problem, files))).toEqual([]);
});

test('a fault beside the sample’s values is found, too', () => {
  const url = ENDING['Amazon S3, older']?.('2026-11-21') ?? '';
  const files = {
    ...CLEAN,
    [PERSON]: (REAL['team/founder.yaml'] ?? '').replace(/^image: .*$/m, `image: ${url}`),
  };
  expect(leftOf(files).map(({ field, why }) => `${field}: ${why}`)).toEqual([
    expect.stringMatching(/^name: A sample person/),
    expect.stringMatching(/^image: .* ended on 21 November 2026, 1 day ago/),
  ]);
});

test('a number that counts up may be somebody’s, and can be signed; one of zeros can not', () => {
  const keepOf = (phone: string) =>
    leftOf(field('company.yaml', 'phone', phone)).map(({ blocks, keep }) => ({ blocks, keep }));
  expect(keepOf('"+91 98790 12345"')).toEqual([{ blocks: true, keep: 'offer' }]);
  expect(keepOf('"+91 00000 00000"')).toEqual([{ blocks: true, keep: undefined }]);
});

test('of two faults in one text both are found', () => {
  const files = field(ABOUT, 'lead', '"See http://localhost:4321 and TODO, or call +91 98765 43210."');
  expect(leftOf(files)).toHaveLength(3);
});

test('what counsel is asked has the number of the section that it names', () => {
  const file = 'legal/privacy-policy.md';
  const open = changed(file, 'settled: true', 'settled: false', CLEAN);
  const files = changed(file, /note: .*/, 'note: Is paragraph {terms-of-service#roles}.1 enough?', open);
  expect(leftOf(files)[0]?.found).toContain('Is paragraph 2.1 enough?');
});
