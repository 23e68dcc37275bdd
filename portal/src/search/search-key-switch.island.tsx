/** Turns the '/' key off and on again, on this device alone. */
import type { Locale } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { hasSearchKey, keepSearchKey } from './search-key.ts'

const copy = {
  en: {
    switch: 'Turn the / key off',
    isOn: 'The key is on: / goes to the search box.',
    isOff: 'The key is off.',
  },
  hi: {
    switch: '/ बटन बंद करें',
    isOn: 'बटन चालू है: / दबाने पर खोज का बॉक्स खुलता है।',
    isOff: 'बटन बंद है।',
  },
} as const satisfies Record<Locale, object>

export function SearchKeySwitch({ locale }: { readonly locale: Locale }): ReactNode {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(hasSearchKey()), [])
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-pressed={!isOn}
        onClick={() => {
          keepSearchKey(!isOn)
          setOn(!isOn)
        }}
      >
        {copy[locale].switch}
      </Button>
      <p aria-live="polite">{isOn ? copy[locale].isOn : copy[locale].isOff}</p>
    </>
  )
}
