/** Turns reading help on and off, on this device alone. */
import type { Locale } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { readingHelpCopy } from './reading-help-copy.ts'
import { keepReadingHelp, wantsReadingHelp } from './setting.ts'

export function ReadingHelpSwitch({ locale }: { readonly locale: Locale }): ReactNode {
  const copy = readingHelpCopy[locale]
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(wantsReadingHelp()), [])
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-pressed={isOn}
        onClick={() => {
          keepReadingHelp(!isOn)
          setOn(!isOn)
        }}
      >
        {copy.switch(isOn)}
      </Button>
      <p aria-live="polite">{isOn ? copy.isOn : copy.isOff}</p>
    </>
  )
}
