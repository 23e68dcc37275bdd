import type { Services } from '@chowk/services'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { files } from './test-app.ts'

const billCalendar = { customerOf: async (secret: string) => (secret === 'known' ? 'CUS-1' : undefined) }

test('whoever knows the address reads the calendar, in each language, and nobody keeps it; no other address is there', async () => {
  const app = Fastify()
  const services = { billCalendar, dues: { known: async () => [] } } as unknown as Services
  calendarFile(app, { services, files })
  for (const path of ['/bills/calendar/known.ics', '/hi/bills/calendar/known.ics']) {
    const { headers, body } = await app.inject(path)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)
  }
  expect((await app.inject('/bills/calendar/other.ics')).body).not.toContain('VCALENDAR')
  await app.close()
})
