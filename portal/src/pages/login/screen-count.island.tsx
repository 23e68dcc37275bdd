/** The slim header of a payment counts no page, so this does. Shows nothing itself. */
import { track } from '@chowk/shell'
import { useEffect } from 'react'
import { pagePulse } from '../../page/page-settings.ts'

export function ScreenCount(): null {
  useEffect(() => track.screen(pagePulse()), [])
  return null
}
