import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { JumpLinks } from '../../../ui/jump-links.tsx'
import { dataCopy } from './data-copy.ts'
import { settingsCopy } from './settings-copy.ts'

export function Parts({ locale }: { readonly locale: Locale }): ReactNode {
  const { parts, pin, limits, passkeys, devices, safety } = settingsCopy[locale]
  const names = { pin, limits, passkeys, devices, safety, data: dataCopy[locale].title }
  return <JumpLinks label={parts} parts={Object.entries(names).map(([id, name]) => ({ id, name }))} />
}
