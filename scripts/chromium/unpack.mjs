import chromium from '@sparticuz/chromium';

// Unpacks the browser into TMPDIR, as a side effect.
await chromium.executablePath();
