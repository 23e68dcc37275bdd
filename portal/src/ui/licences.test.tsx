// What claims an approval or a licence is shown only where the settings say that the brand holds it.
import { heldByDefault } from '@chowk/shell'
import { afterEach, expect, test } from 'vitest'
import { htmlOf } from '../page/rendered-page.ts'
import { show } from '../page/test-page.tsx'
import { companyPage } from '../pages/company/company.page.tsx'
import { hostFooter } from '../site/site-footer.tsx'
import { siteHeader } from '../site/site-header.tsx'
import { configureLicences } from './licences.ts'

afterEach(() => configureLicences(heldByDefault))

const updates = async () => (await show(companyPage, '/important-updates')).text
const header = (activePage: string) =>
  siteHeader({ locale: 'en', path: '/', otherLanguage: '/hi', activePage }).map(htmlOf).join('')
const footer = () => hostFooter({ sections: [] })

test('as the specification has it, the brand is an approved third-party provider and no bank', async () => {
  expect(await updates()).toContain('We have received approval from NPCI')
  expect(header('held')).toContain('We have received approval from NPCI')
  expect(footer()).not.toContain('Payments Bank')
})

test('without the approval nothing claims it', async () => {
  configureLicences([])
  expect(await updates()).not.toContain('We have received approval')
  expect(header('without')).not.toContain('We have received approval')
})

test('a bank’s licence brings its mark', () => {
  configureLicences(['payments-bank'])
  expect(footer()).toContain('Payments Bank')
})
