import type { ServiceStart } from '../../../service-page/service-start.ts'
import { QrPicture } from './upi/qr-picture.tsx'
import { qrProblems } from './upi/qr-problems.ts'
import { QrReading } from './upi/qr-reading.tsx'
import { readUpiCode } from './upi/upi-code.ts'

/** The one service whose page does something with what is typed. */
export const qrStart: ServiceStart = {
  title: { en: 'Read a code', hi: 'कोड पढ़ें' },
  check({ qrText = '' }) {
    if (qrText === '') return []
    const reading = readUpiCode(qrText)
    return 'problem' in reading ? [{ field: 'qrText', message: qrProblems[reading.problem] }] : []
  },
  Outcome: QrReading,
  Beside: QrPicture,
}
