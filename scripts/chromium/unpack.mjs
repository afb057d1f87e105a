import chromium from '@sparticuz/chromium';

// Unpacks the browser into TMPDIR. The path is known.
await chromium.executablePath();
