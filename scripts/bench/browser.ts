import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from '../chromiumPath'

/** The browser closes when this script ends. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    // This script handles signals and closes Chromium
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
