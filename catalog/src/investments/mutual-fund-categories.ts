import type { Bilingual, Named } from '../language.ts'

export type MutualFundGroup = 'equity' | 'debt' | 'hybrid' | 'other'

export interface MutualFundCategory extends Named {
  readonly slug: string
  readonly hindi: string
  readonly group: MutualFundGroup
  /** What the category may hold, by SEBI's scheme categories of 26 February 2026. */
  readonly rule: Bilingual
  /** Among them the category's name since 2026, where that changed. */
  readonly synonyms?: readonly string[]
}

export const mutualFundGroups: Readonly<Record<MutualFundGroup, Bilingual>> = {
  equity: { en: 'Equity', hi: 'इक्विटी' },
  debt: { en: 'Debt', hi: 'डेट' },
  hybrid: { en: 'Hybrid', hi: 'हाइब्रिड' },
  other: { en: 'Other', hi: 'अन्य' },
}

export const mutualFundCategories = [
  {
    slug: 'equity-funds',
    name: 'Equity Funds',
    hindi: 'इक्विटी फ़ंड',
    group: 'equity',
    rule: {
      en: 'Invest mainly in shares of companies. The categories below differ in which companies they may choose.',
      hi: 'मुख्य रूप से कंपनियों के शेयरों में निवेश करते हैं। नीचे की श्रेणियाँ इस बात में अलग हैं कि वे कौन-सी कंपनियाँ चुन सकती हैं।',
    },
  },
  {
    slug: 'debt-funds',
    name: 'Debt Funds',
    hindi: 'डेट फ़ंड',
    group: 'debt',
    rule: {
      en: 'Lend money: they hold bonds, treasury bills and deposits. The categories differ in how long they lend and to whom.',
      hi: 'पैसा उधार देते हैं: बॉन्ड, ट्रेज़री बिल और जमा रखते हैं। श्रेणियाँ इस बात में अलग हैं कि पैसा कितने समय और किसे दिया जाता है।',
    },
  },
  {
    slug: 'hybrid-funds',
    name: 'Hybrid Funds',
    hindi: 'हाइब्रिड फ़ंड',
    group: 'hybrid',
    rule: {
      en: 'Hold shares and bonds together, in proportions that depend on the category.',
      hi: 'शेयर और बॉन्ड दोनों रखते हैं; अनुपात श्रेणी पर निर्भर करता है।',
    },
  },
  {
    slug: 'index-funds',
    name: 'Index Funds',
    hindi: 'इंडेक्स फ़ंड',
    group: 'other',
    rule: {
      en: 'Hold what an index holds, in the same proportions: at least 95% of the money in the index’s securities.',
      hi: 'वही रखते हैं जो सूचकांक रखता है, उसी अनुपात में: कम से कम 95% पैसा सूचकांक की प्रतिभूतियों में।',
    },
  },
  {
    slug: 'exchange-traded-funds',
    name: 'Exchange Traded Funds',
    hindi: 'एक्सचेंज ट्रेडेड फ़ंड',
    group: 'other',
    rule: {
      en: 'Follow an index or a commodity and are bought and sold on a stock exchange through a demat account.',
      hi: 'किसी सूचकांक या वस्तु के पीछे चलते हैं और डीमैट खाते से शेयर बाज़ार में ख़रीदे-बेचे जाते हैं।',
    },
  },
  {
    slug: 'gold-etfs',
    name: 'Gold ETFs',
    hindi: 'गोल्ड ईटीएफ़',
    group: 'other',
    rule: {
      en: 'Hold physical gold of high purity and trade on a stock exchange; the price follows gold in India.',
      hi: 'उच्च शुद्धता का असली सोना रखते हैं और शेयर बाज़ार में बिकते हैं; दाम भारत में सोने के साथ चलता है।',
    },
  },
  {
    slug: 'fund-of-funds',
    name: 'Fund of Funds',
    hindi: 'फ़ंड ऑफ़ फ़ंड्स',
    group: 'other',
    rule: {
      en: 'Invest at least 95% of their money in other mutual fund schemes, in India or abroad.',
      hi: 'अपना कम से कम 95% पैसा देश या विदेश की दूसरी म्यूचुअल फ़ंड योजनाओं में लगाते हैं।',
    },
  },
  {
    slug: 'childrens-funds',
    name: "Children's Funds",
    hindi: 'बच्चों के फ़ंड',
    group: 'other',
    rule: {
      en: 'Saved for a child, with money locked in. SEBI ended this category on 26 February 2026: the schemes take no new money and are being merged into others.',
      hi: 'बच्चे के लिए बचत, जिसमें पैसा कुछ समय बंद रहता था। सेबी ने 26 फ़रवरी 2026 को यह श्रेणी समाप्त कर दी: इन योजनाओं में नया पैसा नहीं लिया जाता और इन्हें दूसरी योजनाओं में मिलाया जा रहा है।',
    },
  },
  {
    slug: 'retirement-funds',
    name: 'Retirement Funds',
    hindi: 'रिटायरमेंट फ़ंड',
    group: 'other',
    rule: {
      en: 'Saved for retirement, with money locked in. SEBI ended this category on 26 February 2026 and introduced life cycle funds: the schemes take no new money and are being merged into others.',
      hi: 'सेवानिवृत्ति के लिए बचत, जिसमें पैसा कुछ समय बंद रहता था। सेबी ने 26 फ़रवरी 2026 को यह श्रेणी समाप्त करके लाइफ़ साइकल फ़ंड शुरू किए: इन योजनाओं में नया पैसा नहीं लिया जाता और इन्हें दूसरी योजनाओं में मिलाया जा रहा है।',
    },
  },
  {
    slug: 'elss-funds',
    name: 'ELSS Funds',
    hindi: 'ईएलएसएस फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 80% in shares, locked in for three years, and eligible for the deduction known as 80C under the old tax regime.',
      hi: 'कम से कम 80% शेयरों में, तीन साल तक पैसा बंद, और पुरानी कर व्यवस्था में 80C कही जाने वाली छूट के योग्य।',
    },
    synonyms: ['tax saver', '80c'],
  },
  {
    slug: 'large-cap-funds',
    name: 'Large Cap Funds',
    hindi: 'लार्ज कैप फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 80% in the 100 largest listed companies by market value.',
      hi: 'कम से कम 80% बाज़ार मूल्य में सबसे बड़ी 100 सूचीबद्ध कंपनियों में।',
    },
  },
  {
    slug: 'large-and-mid-cap-funds',
    name: 'Large & Mid Cap Funds',
    hindi: 'लार्ज और मिड कैप फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 35% in large companies and at least 35% in middle-sized ones.',
      hi: 'कम से कम 35% बड़ी और कम से कम 35% मझोली कंपनियों में।',
    },
  },
  {
    slug: 'mid-cap-funds',
    name: 'Mid Cap Funds',
    hindi: 'मिड कैप फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 65% in companies ranked 101 to 250 by market value.',
      hi: 'कम से कम 65% बाज़ार मूल्य में 101 से 250 के क्रम की कंपनियों में।',
    },
  },
  {
    slug: 'small-cap-funds',
    name: 'Small Cap Funds',
    hindi: 'स्मॉल कैप फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 65% in companies ranked 251 and below by market value.',
      hi: 'कम से कम 65% बाज़ार मूल्य में 251 और उससे नीचे के क्रम की कंपनियों में।',
    },
  },
  {
    slug: 'multi-cap-funds',
    name: 'Multi Cap Funds',
    hindi: 'मल्टी कैप फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 75% in shares, with at least 25% each in large, middle-sized and small companies.',
      hi: 'कम से कम 75% शेयरों में, और बड़ी, मझोली तथा छोटी कंपनियों में कम से कम 25-25%।',
    },
  },
  {
    slug: 'flexi-cap-funds',
    name: 'Flexi Cap Funds',
    hindi: 'फ़्लेक्सी कैप फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 65% in shares of companies of any size; the manager decides the mix.',
      hi: 'कम से कम 65% किसी भी आकार की कंपनियों के शेयरों में; अनुपात फ़ंड मैनेजर तय करता है।',
    },
  },
  {
    slug: 'focused-funds',
    name: 'Focused Funds',
    hindi: 'फ़ोकस्ड फ़ंड',
    group: 'equity',
    rule: {
      en: 'At most 30 companies, and mainly shares: fewer bets, each of them larger.',
      hi: 'अधिकतम 30 कंपनियाँ, और मुख्य रूप से शेयर: कम दाँव, पर हर एक बड़ा।',
    },
  },
  {
    slug: 'value-funds',
    name: 'Value Funds',
    hindi: 'वैल्यू फ़ंड',
    group: 'equity',
    rule: {
      en: 'Mainly shares, chosen because they look cheap for what the company is worth.',
      hi: 'मुख्य रूप से ऐसे शेयर जो कंपनी के मूल्य के मुक़ाबले सस्ते लगते हैं।',
    },
  },
  {
    slug: 'contra-funds',
    name: 'Contra Funds',
    hindi: 'कॉन्ट्रा फ़ंड',
    group: 'equity',
    rule: {
      en: 'Mainly shares that are out of favour with most investors.',
      hi: 'मुख्य रूप से ऐसे शेयर जिनसे ज़्यादातर निवेशक दूर हैं।',
    },
  },
  {
    slug: 'dividend-yield-funds',
    name: 'Dividend Yield Funds',
    hindi: 'डिविडेंड यील्ड फ़ंड',
    group: 'equity',
    rule: {
      en: 'Mainly shares of companies that pay high dividends.',
      hi: 'मुख्य रूप से ज़्यादा लाभांश देने वाली कंपनियों के शेयर।',
    },
  },
  {
    slug: 'sectoral-and-thematic-funds',
    name: 'Sectoral and Thematic Funds',
    hindi: 'सेक्टोरल और थीमैटिक फ़ंड',
    group: 'equity',
    rule: {
      en: 'At least 80% in shares of one sector or theme, such as technology or banking.',
      hi: 'कम से कम 80% किसी एक क्षेत्र या विषय के शेयरों में, जैसे टेक्नोलॉजी या बैंकिंग।',
    },
  },
  {
    slug: 'aggressive-hybrid-funds',
    name: 'Aggressive Hybrid Funds',
    hindi: 'अग्रेसिव हाइब्रिड फ़ंड',
    group: 'hybrid',
    rule: {
      en: '65% to 80% in shares and 20% to 35% in debt.',
      hi: '65% से 80% शेयरों में और 20% से 35% डेट में।',
    },
  },
  {
    slug: 'arbitrage-funds',
    name: 'Arbitrage Funds',
    hindi: 'आर्बिट्राज फ़ंड',
    group: 'hybrid',
    rule: {
      en: 'Buy shares and sell their futures at once, and earn from the difference in price between the two markets.',
      hi: 'शेयर ख़रीदकर साथ ही उनका वायदा बेचते हैं, और दोनों बाज़ारों के दाम के अंतर से कमाते हैं।',
    },
  },
  {
    slug: 'balanced-advantage-funds',
    name: 'Balanced Advantage Funds',
    hindi: 'बैलेंस्ड एडवांटेज फ़ंड',
    group: 'hybrid',
    rule: {
      en: 'Move between shares and debt as the manager’s model says; no fixed limits.',
      hi: 'फ़ंड मैनेजर के मॉडल के अनुसार शेयर और डेट के बीच बदलते हैं; कोई तय सीमा नहीं।',
    },
    synonyms: ['dynamic asset allocation'],
  },
  {
    slug: 'balanced-hybrid-funds',
    name: 'Balanced Hybrid Funds',
    hindi: 'बैलेंस्ड हाइब्रिड फ़ंड',
    group: 'hybrid',
    rule: {
      en: '40% to 60% in shares and the rest in debt, without arbitrage.',
      hi: '40% से 60% शेयरों में और बाक़ी डेट में, आर्बिट्राज के बिना।',
    },
  },
  {
    slug: 'conservative-hybrid-funds',
    name: 'Conservative Hybrid Funds',
    hindi: 'कंज़र्वेटिव हाइब्रिड फ़ंड',
    group: 'hybrid',
    rule: {
      en: '75% to 90% in debt and 10% to 25% in shares.',
      hi: '75% से 90% डेट में और 10% से 25% शेयरों में।',
    },
  },
  {
    slug: 'equity-savings-funds',
    name: 'Equity Savings Funds',
    hindi: 'इक्विटी सेविंग्स फ़ंड',
    group: 'hybrid',
    rule: {
      en: 'Shares, arbitrage and some debt in one fund, so that less of it moves with the market.',
      hi: 'एक ही फ़ंड में शेयर, आर्बिट्राज और कुछ डेट, ताकि बाज़ार के साथ कम उतार-चढ़ाव हो।',
    },
  },
  {
    slug: 'multi-asset-allocation-funds',
    name: 'Multi Asset Allocation Funds',
    hindi: 'मल्टी एसेट एलोकेशन फ़ंड',
    group: 'hybrid',
    rule: {
      en: 'At least three kinds of assets, such as shares, debt and gold, with at least 10% in each.',
      hi: 'कम से कम तीन तरह की संपत्तियाँ, जैसे शेयर, डेट और सोना, हर एक में कम से कम 10%।',
    },
  },
  {
    slug: 'banking-and-psu-funds',
    name: 'Banking and PSU Funds',
    hindi: 'बैंकिंग और पीएसयू फ़ंड',
    group: 'debt',
    rule: {
      en: 'At least 80% in debt of banks, public sector companies and public financial institutions.',
      hi: 'कम से कम 80% बैंकों, सार्वजनिक कंपनियों और सार्वजनिक वित्तीय संस्थाओं के डेट में।',
    },
  },
  {
    slug: 'corporate-bond-funds',
    name: 'Corporate Bond Funds',
    hindi: 'कॉर्पोरेट बॉन्ड फ़ंड',
    group: 'debt',
    rule: {
      en: 'At least 80% in company bonds rated AA+ and above.',
      hi: 'कम से कम 80% AA+ और उससे ऊपर की रेटिंग वाले कॉर्पोरेट बॉन्ड में।',
    },
  },
  {
    slug: 'credit-risk-funds',
    name: 'Credit Risk Funds',
    hindi: 'क्रेडिट रिस्क फ़ंड',
    group: 'debt',
    rule: {
      en: 'At least 65% in company bonds rated AA and below: more interest, more risk of loss.',
      hi: 'कम से कम 65% AA और उससे नीचे की रेटिंग वाले कॉर्पोरेट बॉन्ड में: ज़्यादा ब्याज, नुकसान का ज़्यादा जोखिम।',
    },
  },
  {
    slug: 'dynamic-bond-funds',
    name: 'Dynamic Bond Funds',
    hindi: 'डायनैमिक बॉन्ड फ़ंड',
    group: 'debt',
    rule: {
      en: 'Bonds of any duration; the manager changes it with the view on interest rates.',
      hi: 'किसी भी अवधि के बॉन्ड; ब्याज दरों के अनुमान से फ़ंड मैनेजर अवधि बदलता है।',
    },
    synonyms: ['dynamic term funds'],
  },
  {
    slug: 'floater-funds',
    name: 'Floater Funds',
    hindi: 'फ़्लोटर फ़ंड',
    group: 'debt',
    rule: {
      en: 'At least 65% in bonds whose interest moves with the market.',
      hi: 'कम से कम 65% ऐसे बॉन्ड में जिनका ब्याज बाज़ार के साथ बदलता है।',
    },
    synonyms: ['floating interest rates funds'],
  },
  {
    slug: 'gilt-funds',
    name: 'Gilt Funds',
    hindi: 'गिल्ट फ़ंड',
    group: 'debt',
    rule: {
      en: 'At least 80% in government securities of any maturity.',
      hi: 'कम से कम 80% किसी भी अवधि की सरकारी प्रतिभूतियों में।',
    },
  },
  {
    slug: 'liquid-funds',
    name: 'Liquid Funds',
    hindi: 'लिक्विड फ़ंड',
    group: 'debt',
    rule: {
      en: 'Debt and money market papers that mature within 91 days.',
      hi: '91 दिनों के भीतर परिपक्व होने वाले डेट और मुद्रा बाज़ार के साधन।',
    },
  },
  {
    slug: 'long-duration-funds',
    name: 'Long Duration Funds',
    hindi: 'लॉन्ग ड्यूरेशन फ़ंड',
    group: 'debt',
    rule: {
      en: 'Bonds with a Macaulay duration of more than seven years.',
      hi: 'ऐसे बॉन्ड जिनकी मैकाले अवधि सात साल से ज़्यादा है।',
    },
    synonyms: ['long term funds'],
  },
  {
    slug: 'low-duration-funds',
    name: 'Low Duration Funds',
    hindi: 'लो ड्यूरेशन फ़ंड',
    group: 'debt',
    rule: {
      en: 'Debt with a Macaulay duration of 6 to 12 months.',
      hi: '6 से 12 महीने की मैकाले अवधि वाला डेट।',
    },
    synonyms: ['ultra short to short term funds'],
  },
  {
    slug: 'medium-duration-funds',
    name: 'Medium Duration Funds',
    hindi: 'मीडियम ड्यूरेशन फ़ंड',
    group: 'debt',
    rule: {
      en: 'Debt with a Macaulay duration of three to four years.',
      hi: 'तीन से चार साल की मैकाले अवधि वाला डेट।',
    },
    synonyms: ['medium term funds'],
  },
  {
    slug: 'medium-to-long-duration-funds',
    name: 'Medium to Long Duration Funds',
    hindi: 'मीडियम से लॉन्ग ड्यूरेशन फ़ंड',
    group: 'debt',
    rule: {
      en: 'Debt with a Macaulay duration of four to seven years.',
      hi: 'चार से सात साल की मैकाले अवधि वाला डेट।',
    },
    synonyms: ['medium to long term funds'],
  },
  {
    slug: 'money-market-funds',
    name: 'Money Market Funds',
    hindi: 'मनी मार्केट फ़ंड',
    group: 'debt',
    rule: {
      en: 'Money market papers that mature within one year.',
      hi: 'एक साल के भीतर परिपक्व होने वाले मुद्रा बाज़ार के साधन।',
    },
  },
  {
    slug: 'overnight-funds',
    name: 'Overnight Funds',
    hindi: 'ओवरनाइट फ़ंड',
    group: 'debt',
    rule: {
      en: 'Papers that mature the next day: the shortest lending there is.',
      hi: 'अगले ही दिन परिपक्व होने वाले साधन: सबसे छोटी अवधि का उधार।',
    },
  },
  {
    slug: 'short-duration-funds',
    name: 'Short Duration Funds',
    hindi: 'शॉर्ट ड्यूरेशन फ़ंड',
    group: 'debt',
    rule: {
      en: 'Debt with a Macaulay duration of one to three years.',
      hi: 'एक से तीन साल की मैकाले अवधि वाला डेट।',
    },
    synonyms: ['short term funds'],
  },
  {
    slug: 'ultra-short-duration-funds',
    name: 'Ultra Short Duration Funds',
    hindi: 'अल्ट्रा शॉर्ट ड्यूरेशन फ़ंड',
    group: 'debt',
    rule: {
      en: 'Debt with a Macaulay duration of three to six months.',
      hi: 'तीन से छह महीने की मैकाले अवधि वाला डेट।',
    },
    synonyms: ['ultra short term funds'],
  },
] as const satisfies readonly MutualFundCategory[]

export type MutualFundCategorySlug = (typeof mutualFundCategories)[number]['slug']
