#!/bin/sh
# libphonenumber-js and Google's own library for JavaScript read full-width and Arabic digits, but none of India's scripts: a
# number in Devanagari is no number to them, though both know the numbers of India. Turn \p{Nd} into 0 to 9 first.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16 google-libphonenumber@3.2.40
node -e '
const { parsePhoneNumberFromString } = require("libphonenumber-js");
const { PhoneNumberUtil, PhoneNumberFormat } = require("google-libphonenumber");
const google = PhoneNumberUtil.getInstance();
const inGoogle = (number) => {
  try {
    return google.format(google.parse(number, "IN"), PhoneNumberFormat.E164);
  } catch (error) {
    return "none";
  }
};
const said = Object.entries({
  Latin: "020-26123456",
  "full-width": "０２０-２６１２３４５６",
  Arabic: "٠٢٠-٢٦١٢٣٤٥٦",
  Devanagari: "०२०-२६१२३४५६",
}).map(([script, number]) => `${script}: ${parsePhoneNumberFromString(number, "IN")?.number ?? "none"}; Google ${inGoogle(number)}`);
console.log(`libphonenumber-js ${require("libphonenumber-js/package.json").version}\n${said.join("\n")}`);
if (!/^Arabic: \+91/.test(said[2]) || said[3] !== "Devanagari: none; Google none") process.exit(1);
'
