/**
 * `npm run ifsc:codes -- FOLDER`: writes the list of IFSC codes for the portal's lookup, from the data files of the
 * npm package `ifsc` (MIT, Razorpay), unpacked into FOLDER with `npm pack ifsc`. Its code is neither read nor installed: it
 * would bring an abandoned HTTP client with open advisories.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface IfscData {
  /** By bank letters: the part after the zero, as a number if it is one. */
  readonly codes: Readonly<Record<string, readonly (number | string)[]>>
  readonly names: Readonly<Record<string, string>>
  readonly banks: Readonly<Record<string, { readonly upi?: boolean }>>
  /** Codes, or prefixes of codes, of one bank that another bank uses. */
  readonly sublets: Readonly<Record<string, string>>
}

/** A line a bank: letters, name, whether it takes UPI, runs of numbers, other codes; then a line for each code on loan. */
export function ifscLines({ codes, names, banks, sublets }: IfscData): string[] {
  const own = Object.entries(codes).map(([letters, list]) =>
    [
      letters,
      names[letters] ?? '',
      banks[letters]?.upi ? 'upi' : '',
      runsOf(list.filter(code => typeof code === 'number')),
      list.filter(code => typeof code === 'string').join(','),
    ].join('|'),
  )
  const lent = Object.entries(sublets).map(([code, letters]) => `${code}|${names[letters] ?? letters}`)
  return [...own, ...lent]
}

/** Each run as its distance from the one before and, where it is longer than one, by how much; in base 36. */
function runsOf(numbers: readonly number[]): string {
  const runs: string[] = []
  let last = 0
  const sorted = [...numbers].sort((one, other) => one - other)
  for (let index = 0; index < sorted.length; index++) {
    const first = sorted[index] ?? 0
    const start = index
    while (sorted[index + 1] === first + index - start + 1) index++
    const more = index - start
    runs.push((first - last).toString(36) + (more > 0 ? `-${more.toString(36)}` : ''))
    last = first + more
  }
  return runs.join(',')
}

/** Names that the data misspells. */
const misspelt: Readonly<Record<string, string>> = {
  Mercentile: 'Mercantile',
  'operative Bak': 'operative Bank',
  'operative BANK': 'operative Bank',
  'Sahakari Bak': 'Sahakari Bank',
  'Co.op Bank': 'Co-operative Bank',
  'Vidharbha Kokan': 'Vidharbha Konkan',
  'Base W/s': 'Base Workshop',
  'D.y.patil': 'D. Y. Patil',
  'M.s.Co': 'M. S. Co',
  BOUDH: 'Boudh',
  HASTI: 'Hasti',
  'General Post Office': 'Post Office Savings Bank',
  'Bank  ': 'Bank ',
  'Co-operative Bank Bhiwani': 'Co-operative Bank',
  'Hisar Central Co-operative Bank Hisar': 'Hisar Central Co-operative Bank',
  'Chamba Urban Co-operative Bank Chamba': 'Chamba Urban Co-operative Bank',
  Mydtt: 'Maryadit',
  'Mydt.': 'Maryadit',
  Mydt: 'Maryadit',
  'Maryadit,j': 'Maryadit J',
  'Maryadit,p': 'Maryadit P',
  'Jila d Kendriya': 'Jila Sahakari Kendriya',
  Kendariya: 'Kendriya',
  'Jilla ': 'Jila ',
  'Shri Chatrapati': 'Shri Chhatrapati',
  'MAHESH SAHAKARI BANK LTD PUNE': 'Mahesh Sahakari Bank',
  'UTTARAKHAND STATE COOPERATIVE BANK LIMITED': 'Uttarakhand State Co-operative Bank',
  'TELANGANA GRAMEENA BANK': 'Telangana Grameena Bank',
}

if (import.meta.main) {
  const folder = process.argv[2]
  if (!folder) throw new Error('Name the folder of the unpacked package: npm run ifsc:codes -- FOLDER')
  const json = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  const lines = ifscLines({
    codes: json('src/IFSC.json'),
    names: json('src/banknames.json'),
    banks: json('src/banks.json'),
    sublets: { ...json('src/custom-sublets.json'), ...json('src/sublet.json') },
  })
  const target = new URL('../portal/src/pages/tools/ifsc-code/ifsc-codes.txt', import.meta.url)
  const text = Object.entries(misspelt).reduce(
    (all, [data, name]) => all.replaceAll(data, name),
    lines.join('\n'),
  )
  writeFileSync(target, `${json('package.json').version}\n${text}\n`)
  console.log(`${lines.length} lines`)
}
