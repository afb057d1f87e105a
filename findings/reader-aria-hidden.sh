#!/bin/sh
# Firefox's reader view (@mozilla/readability) removes whatever is aria-hidden, though it is there for the eye: a figure that
# a chart's label repeats for screen readers is gone, and so is the label. Only a text that nobody is denied stays.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts @mozilla/readability@0.6.0 jsdom@26.1.0
node -e '
const { JSDOM } = require("jsdom");
const { Readability } = require("@mozilla/readability");
const prose = "<p>The kitchen hears from the door how many have come, and cooks for as many as are still to come.</p>".repeat(12);
const chart = "<svg role=\"img\" aria-label=\"As a name\"><path d=\"M0 0h9v9z\"/></svg>";
const seen = "<p aria-hidden=\"true\">As a figure</p>";
const text = "<p class=\"visually-hidden\">As hidden text</p>";
const html = `<!doctype html><title>Lunch</title><main><article>${prose}${chart}${seen}${text}${prose}</article></main>`;
const read = new Readability(new JSDOM(html).window.document).parse().textContent;
const kept = ["As a name", "As a figure", "As hidden text"].map((words) => `${words}: ${read.includes(words) ? "kept" : "gone"}`);
console.log(`@mozilla/readability ${require("@mozilla/readability/package.json").version}\n${kept.join("\n")}`);
if (kept.join() !== "As a name: gone,As a figure: gone,As hidden text: kept") process.exit(1);
'
