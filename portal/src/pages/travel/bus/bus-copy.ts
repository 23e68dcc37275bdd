/** The words of the bus pages. */
import type { Locale } from '@chowk/shell'

export const busCopy = {
  en: {
    routes: 'Routes',
    sitemap: 'All bus routes on one page',
    states: 'States',
    distance: 'In a straight line',
    runBy: 'Who runs',
    privateToo: (corporations: string) => `${corporations}, and private operators`,
    privateOnly: 'Private and city bus companies',
    way: 'The way',
    stands: 'Where buses start and stop',
    standsIn: (city: string) => `In ${city}`,
    standsNote:
      'Private operators also pick up at points of their own. Go by the message that comes with your ticket.',
    beforeYouBoard: 'Before you board',
    checks: [
      'Keep the operator’s number from the message: boarding points and coaches change at short notice.',
      'Be at the boarding point fifteen minutes early, with a proof of identity.',
      'If the operator cancels the bus, you are owed the full fare.',
    ],
    lead: (from: string, to: string, via: string) => `By road from ${from} to ${to}, via ${via}.`,
    description: (from: string, to: string, via: string) =>
      `${from} to ${to} buses via ${via}: stands at both ends, who runs them, and what to know about the road.`,
    kinds: 'What the words on a bus mean',
    kindColumns: ['Word', 'Meaning'],
    kindRows: [
      ['Seater', 'Seats that lean back a little; for day journeys.'],
      ['Semi-sleeper (2+2)', 'Seats that lean far back, two on each side of the aisle.'],
      ['Sleeper (2+1)', 'Berths in two tiers: two side by side on one side, single ones on the other.'],
      ['AC, non-AC', 'With or without air conditioning. Windows of non-AC coaches open.'],
      ['Multi-axle', 'A long coach on three axles; it rides more softly.'],
      ['Ordinary, express', 'State buses: the first stops everywhere, the second in towns only.'],
    ],
  },
  hi: {
    routes: 'रूट',
    sitemap: 'सभी बस रूट एक पेज पर',
    states: 'राज्य',
    distance: 'सीधी रेखा में',
    runBy: 'कौन चलाता है',
    privateToo: (corporations: string) => `${corporations}, और निजी ऑपरेटर`,
    privateOnly: 'निजी और शहरी बस कंपनियाँ',
    way: 'रास्ता',
    stands: 'बसें कहाँ से चलती और कहाँ रुकती हैं',
    standsIn: (city: string) => `${city} में`,
    standsNote: 'निजी ऑपरेटर अपनी तय जगहों से भी बैठाते हैं। टिकट के साथ आया संदेश ही सही है।',
    beforeYouBoard: 'बस पकड़ने से पहले',
    checks: [
      'संदेश में आया ऑपरेटर का नंबर सँभालकर रखें: चढ़ने की जगह और बस कभी-कभी अचानक बदलती है।',
      'चढ़ने की जगह पर पंद्रह मिनट पहले पहुँचें, पहचान पत्र के साथ।',
      'ऑपरेटर ख़ुद बस रद्द करे तो पूरा किराया आपको वापस मिलना चाहिए।',
    ],
    lead: (from: string, to: string, via: string) => `सड़क से ${from} से ${to}, ${via} होते हुए।`,
    description: (from: string, to: string, via: string) =>
      `${from} से ${to} की बसें, ${via} होते हुए: दोनों ओर के बस स्टैंड, कौन चलाता है, और रास्ते की काम की बातें।`,
    kinds: 'बस पर लिखे शब्दों का अर्थ',
    kindColumns: ['शब्द', 'अर्थ'],
    kindRows: [
      ['सीटर', 'थोड़ा पीछे झुकने वाली सीटें; दिन की यात्रा के लिए।'],
      ['सेमी-स्लीपर (2+2)', 'काफ़ी पीछे झुकने वाली सीटें, गलियारे के दोनों ओर दो-दो।'],
      ['स्लीपर (2+1)', 'दो मंज़िल की बर्थ: एक ओर दो साथ-साथ, दूसरी ओर अकेली।'],
      ['एसी, नॉन-एसी', 'वातानुकूलित या साधारण। नॉन-एसी बस की खिड़कियाँ खुलती हैं।'],
      ['मल्टी-एक्सल', 'तीन धुरियों वाली लंबी बस; झटके कम लगते हैं।'],
      ['साधारण, एक्सप्रेस', 'सरकारी बसें: पहली हर जगह रुकती है, दूसरी केवल शहरों में।'],
    ],
  },
} as const satisfies Record<Locale, object>
