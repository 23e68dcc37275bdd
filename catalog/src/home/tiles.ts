// The home page's tiles: the most wanted pages of each footer section.
import { destinationAt } from '../destinations/destinations.ts'
import type { FooterSectionId } from '../footer/footer.ts'
import { sectionWords } from '../footer/sections.ts'
import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'

export interface HomeTile {
  readonly name: Bilingual
  readonly link: string
  readonly icon: IconName
}

export interface HomeTileGroup {
  readonly sectionId: FooterSectionId
  readonly title: Bilingual
  readonly tiles: readonly HomeTile[]
}

const tile = (path: string, icon: IconName, en: string, hi: string): HomeTile => ({
  name: { en, hi },
  link: destinationAt(path)?.link ?? path,
  icon,
})

const tilesBySection: Readonly<Record<FooterSectionId, readonly HomeTile[]>> = {
  7: [
    tile('/mobile-recharge', 'smartphone', 'Mobile', 'मोबाइल'),
    tile('/electricity-bill-payment', 'zap', 'Electricity', 'बिजली'),
    tile('/dth-recharge', 'satellite-dish', 'DTH', 'डीटीएच'),
    tile('/fastag-recharge', 'car-front', 'FASTag', 'फ़ास्टैग'),
    tile('/gas-bill-payment', 'flame', 'Piped gas', 'पाइप गैस'),
    tile('/water-bill-payment', 'droplets', 'Water', 'पानी'),
    tile('/broadband-bill-payment', 'router', 'Broadband', 'ब्रॉडबैंड'),
    tile('/postpaid-bill-payment', 'receipt-text', 'Postpaid', 'पोस्टपेड'),
    tile('/metro-card-recharge', 'train-front-tunnel', 'Metro card', 'मेट्रो कार्ड'),
    tile('/rental-bill-payment', 'key-round', 'Rent', 'किराया'),
    tile('/credit-card-bill-payment', 'credit-card', 'Credit card', 'क्रेडिट कार्ड'),
    tile('/municipal-payments', 'building-2', 'Property tax', 'संपत्ति कर'),
  ],
  8: [
    tile('/loan-emi-payment', 'hand-coins', 'Loan EMI', 'लोन ईएमआई'),
    tile('/insurance-premium-payment', 'shield-check', 'Insurance', 'बीमा'),
    tile('/education-fee-payment', 'graduation-cap', 'Education fee', 'शिक्षा शुल्क'),
  ],
  9: [
    tile('/flights', 'plane', 'Flights', 'उड़ानें'),
    tile('/train-tickets', 'train-front', 'Trains', 'ट्रेनें'),
    tile('/bus-tickets', 'bus', 'Buses', 'बसें'),
    tile('/movies', 'film', 'Movies', 'फ़िल्में'),
    tile('/train-tickets/pnr-status', 'ticket-check', 'PNR status', 'पीएनआर स्थिति'),
    tile('/train-tickets/running-status', 'clock', 'Running status', 'ट्रेन की स्थिति'),
  ],
  11: [
    tile('/mutual-funds', 'chart-line', 'Mutual funds', 'म्यूचुअल फ़ंड'),
    tile('/nps', 'umbrella', 'NPS', 'एनपीएस'),
    tile('/money-transfer', 'arrow-left-right', 'Money transfer', 'पैसे भेजें'),
  ],
  12: [
    tile('/personal-loan', 'banknote', 'Personal loan', 'पर्सनल लोन'),
    tile('/credit-cards', 'credit-card', 'Credit cards', 'क्रेडिट कार्ड'),
    tile('/free-credit-score', 'gauge', 'Credit score', 'क्रेडिट स्कोर'),
  ],
  13: [
    tile('/tools/emi-calculator', 'calculator', 'EMI', 'ईएमआई'),
    tile('/tools/sip-calculator', 'trending-up', 'SIP', 'एसआईपी'),
    tile('/tools/income-tax-calculator', 'percent', 'Income tax', 'आयकर'),
    tile('/tools/ppf-calculator', 'piggy-bank', 'PPF', 'पीपीएफ़'),
    tile('/currency-converter', 'coins', 'Currency', 'मुद्रा'),
    tile('/ifsc-code', 'landmark', 'IFSC', 'आईएफ़एससी'),
  ],
}

export const homeTiles: readonly HomeTileGroup[] = sectionWords.map(({ id, name, hindi }) => ({
  sectionId: id,
  title: { en: name, hi: hindi },
  tiles: tilesBySection[id],
}))
