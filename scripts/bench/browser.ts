import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumPath } from '../chromiumPath'

/** Opens the system's Chromium, which ends with this script. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    // This script ends on a signal by itself, and Chromium with it
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
