import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumPath } from '../chromiumPath'

/** Opens the system's Chromium, closed with this script. */
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
