import puppeteer from 'puppeteer-core';
import { findCommand } from '../../scripts/find-browser.mjs';

/** The installed Firefox, or undefined. The environment variable FIREFOX can give the path of another. */
export const firefoxPath = process.env.FIREFOX || findCommand('firefox-esr') || findCommand('firefox');

export const launchFirefox = () =>
  puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath ?? '' });
