#!/bin/sh
# Chromium looks at every <select> of a document, in order to fill it in, once the document is parsed. For that it lays out
# what is around it, even in a panel with hidden="until-found" or in closed details, which are otherwise spared: hundreds of
# elements that nobody sees, in one task. Radio buttons and ranges cost nothing. Only the whole browser does it; the headless
# shell fills nothing in. CHROMIUM names another browser.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core@25.16.0
CHROMIUM=${CHROMIUM:-$(command -v chromium)} node -e '
const { createServer } = require("node:http");
const puppeteer = require("puppeteer-core");
const CONTROLS = { list: "<select><option>Lunch</select>", choice: "<input type=radio>", range: "<input type=range>" };
const spans = "<span>Rice </span>".repeat(300);
const server = createServer(({ url }, answer) => {
  answer.setHeader("content-type", "text/html");
  answer.end(`<!doctype html><title>Lunch</title><p>Seen</p><div hidden=until-found>${spans}${CONTROLS[url.slice(1)] ?? ""}</div>`);
}).listen(0, async () => {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  console.log(await browser.version());
  const laidOut = {};
  for (const control of Object.keys(CONTROLS)) {
    const page = await browser.newPage();
    await page.tracing.start({ categories: ["devtools.timeline"] });
    await page.goto(`http://localhost:${server.address().port}/${control}`, { waitUntil: "networkidle0" });
    const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
    const dirty = traceEvents.map(({ name, args }) => (name === "Layout" && args.beginData?.dirtyObjects) || 0);
    laidOut[control] = Math.max(...dirty);
    await page.close();
  }
  await browser.close();
  server.close();
  console.log("Most objects laid out at once, by what is in the hidden panel:", laidOut);
  process.exit(laidOut.list > 300 && laidOut.choice < 300 && laidOut.range < 300 ? 0 : 1);
});
'
