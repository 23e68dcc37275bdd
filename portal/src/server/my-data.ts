/** 'Download my data': a zip of everything stored about the customer. Each download uses up one recent verification. */
import { Readable } from 'node:stream'
import { dayInIndia, type Locale, locales } from '@chowk/catalog'
import type { ExportFile, Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import { localePath } from '../page/locale-path.ts'
import { byteOrderMark, csvLine, escapeFormula } from '../ui/csv.ts'
import { ForgedForm } from './error-pages.ts'

const readMe: Record<Locale, { readonly name: string; readonly text: string }> = {
  en: {
    name: 'Read me.txt',
    text: 'Everything we hold about you, as of today. Each file is there twice: .csv opens in a spreadsheet, .json is for programs. Times are in India, amounts in rupees.',
  },
  hi: {
    name: 'पढ़ें.txt',
    text: 'आपके बारे में आज तक हमारे पास जो कुछ है। हर फ़ाइल दो रूपों में है: .csv स्प्रेडशीट में खुलती है, .json प्रोग्राम के लिए है। समय भारत का है, रकम रुपयों में।',
  },
}

export function myData(app: FastifyInstance, { services }: { readonly services: Services }): void {
  for (const locale of locales)
    app.post<{ Body: { _csrf?: string } | undefined }>(
      localePath('/settings/my-data.zip', locale),
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const refusal = services.csrf.refusal(request, request.body?._csrf)
        if (refusal) throw new ForgedForm(refusal)
        const session = await services.sessions.fromRequest(request)
        const verification = session && (await services.stepUp.take(session, { action: 'export-data' }))
        // The page redirects: to sign-in, or to the verification.
        if (!verification) return reply.redirect(localePath('/settings/data', locale), 303)
        const now = new Date()
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="my-data-${dayInIndia(now.getTime())}.zip"`)
          .send(Readable.from(zipped(filesOf(services.exportData(verification), locale), now)))
      },
    )
}

/** Written file by file, so that only one is in memory; not compressed, because a customer's data is small. */
async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, text } of files) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    file.push(Buffer.from(text), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}

interface ZippedFile {
  readonly name: string
  readonly text: string
}

async function* filesOf(data: AsyncIterable<ExportFile>, locale: Locale): AsyncGenerator<ZippedFile> {
  const { name: readMeName, text } = readMe[locale]
  const lines = [text, '']
  for await (const { name, about, rows } of data) {
    lines.push(`${name}: ${about[locale]} (${rows.length})`)
    const headings = Object.keys(rows[0] ?? {})
    const table = [headings, ...rows.map(row => Object.values(row).map(cell => escapeFormula(String(cell))))]
    yield { name: `${name}.json`, text: `${JSON.stringify(rows, undefined, 2)}\n` }
    if (rows.length > 0) yield { name: `${name}.csv`, text: byteOrderMark + table.map(csvLine).join('') }
  }
  yield { name: readMeName, text: `${byteOrderMark}${lines.join('\r\n')}\r\n` }
}
