// The help desk: `free-number MOBILE` lets codes for a number be tried again after a hundred wrong ones in a row. First make
// sure who asks. Works on the store that CHOWK_DATA or DATABASE_URL names, also while it is in use.
import { parseMobile } from '../identity/mobile/mobile.ts'
import { resetWrongCodesOf } from '../identity/one-time-code/guess-allowance.ts'
import { openStore } from '../open-store.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'

try {
  const parsed = parseMobile(process.argv[2] ?? '')
  if (!parsed.ok) throw new Error('Say which mobile number.')
  const store = await openStore(storeOptionsFrom(process.env))
  try {
    await store.run(resetWrongCodesOf, { mobile: parsed.mobile })
  } finally {
    await store.close()
  }
  process.stdout.write('Codes for this number may be tried again; the hour and the day still count.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
