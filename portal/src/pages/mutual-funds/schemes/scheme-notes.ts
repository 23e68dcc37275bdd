/**
 * What is particular to a scheme, by its AMFI code: its earlier names, by which many still know it, and what it does
 * that others of its category do not. Common knowledge; no value, return or size.
 */
import type { Bilingual } from '@chowk/catalog'

export interface SchemeNote {
  readonly note: Bilingual
  /** What people may still call it. */
  readonly formerNames?: readonly string[]
}

export const schemeNotes: Readonly<Record<string, SchemeNote>> = {
  '120503': {
    formerNames: ['Axis Long Term Equity Fund'],
    note: {
      en: 'The tax saving fund of its house. Since SEBI asked for plain names, ELSS and tax saver are in the title.',
      hi: 'अपने फ़ंड हाउस का टैक्स बचाने वाला फ़ंड। सेबी ने सीधे नाम माँगे, तब से ईएलएसएस और टैक्स सेवर नाम में हैं।',
    },
  },
  '125354': {
    note: {
      en: 'Opened in 2013, this fund chooses among companies below rank 250 and keeps a part in larger ones, which the rule allows up to 35%.',
      hi: '2013 में खुला यह फ़ंड 250 के बाद के क्रम की कंपनियों में से चुनता है और कुछ हिस्सा बड़ी कंपनियों में रखता है, जिसकी नियम 35% तक अनुमति देता है।',
    },
  },
  '147946': {
    formerNames: ['IDFC Emerging Businesses Fund'],
    note: {
      en: 'Opened in 2020 under the name of the house’s earlier owner; it became a Bandhan scheme in 2023.',
      hi: '2020 में फ़ंड हाउस के पिछले मालिक के नाम से खुला; 2023 में बंधन की योजना बना।',
    },
  },
  '119242': {
    formerNames: ['DSP Tax Saver Fund', 'DSP BlackRock Tax Saver Fund'],
    note: {
      en: 'An equity fund for those who use the deduction known as 80C; the name gained the letters ELSS when SEBI asked for plain names.',
      hi: '80C कही जाने वाली कटौती लेने वालों का इक्विटी फ़ंड; सेबी के सीधे नाम माँगने पर नाम में ईएलएसएस जुड़ा।',
    },
  },
  '119071': {
    formerNames: ['DSP BlackRock Small and Mid Cap Fund'],
    note: {
      en: 'Until the categories of 2018 it held small companies as well; since then at least 65% is in middle-sized ones.',
      hi: '2018 की श्रेणियों तक यह छोटी कंपनियाँ भी रखता था; तब से कम से कम 65% मझोली कंपनियों में है।',
    },
  },
  '140228': {
    formerNames: ['JPMorgan India Mid and Small Cap Fund', 'Edelweiss Mid and Small Cap Fund'],
    note: {
      en: 'It came to the house with the Indian funds of JPMorgan in 2016. That is why its record is longer than its name.',
      hi: 'यह 2016 में जेपी मॉर्गन के भारतीय फ़ंडों के साथ इस फ़ंड हाउस में आया। इसीलिए इसका इतिहास इसके नाम से पुराना है।',
    },
  },
  '118535': {
    formerNames: ['Franklin India Prima Plus', 'Franklin India Equity Fund'],
    note: {
      en: 'One of the oldest equity funds in the country, begun in 1994 in the days of Kothari Pioneer.',
      hi: 'देश के सबसे पुराने इक्विटी फ़ंडों में से एक, 1994 में कोठारी पायनियर के समय शुरू हुआ।',
    },
  },
  '118968': {
    formerNames: ['HDFC Growth Fund', 'HDFC Prudence Fund'],
    note: {
      en: 'HDFC Prudence, for decades one of the country’s best-known balanced funds, was merged into it in 2018.',
      hi: 'दशकों तक देश के सबसे जाने-माने बैलेंस्ड फ़ंडों में रहे एचडीएफ़सी प्रूडेंस का 2018 में इसमें विलय हुआ।',
    },
  },
  '118955': {
    formerNames: ['HDFC Equity Fund'],
    note: {
      en: 'Begun on the first of January 1995 under another house and taken over by HDFC in 2003; it became a flexi cap fund when that category was made.',
      hi: '1 जनवरी 1995 को दूसरे फ़ंड हाउस में शुरू हुआ और 2003 में एचडीएफ़सी के पास आया; फ़्लेक्सी कैप श्रेणी बनने पर उसमें आया।',
    },
  },
  '119091': {
    note: {
      en: 'A place for money that is needed within days or months. Large companies use it as much as households do.',
      hi: 'कुछ दिन या महीनों में काम आने वाले पैसे की जगह। घर-परिवार जितनी ही बड़ी कंपनियाँ भी इसे इस्तेमाल करती हैं।',
    },
  },
  '120348': {
    formerNames: ['Religare Invesco Contra Fund'],
    note: {
      en: 'One of the few contra funds. It looks for companies in a turnaround and for those priced below what they own.',
      hi: 'गिने-चुने कॉन्ट्रा फ़ंडों में से एक। सँभलती हुई और अपनी संपत्ति से कम दाम वाली कंपनियाँ खोजता है।',
    },
  },
  '120166': {
    formerNames: ['Kotak Select Focus Fund', 'Kotak Standard Multicap Fund'],
    note: {
      en: 'It has carried three names in a few years; the idea behind them stayed: a few sectors, and large companies above all.',
      hi: 'कुछ ही सालों में इसके तीन नाम रहे; सोच वही रही: कुछ चुने हुए क्षेत्र, और सबसे पहले बड़ी कंपनियाँ।',
    },
  },
  '118825': {
    formerNames: ['Mirae Asset India Opportunities Fund', 'Mirae Asset India Equity Fund'],
    note: {
      en: 'The house’s first Indian scheme, opened in 2008. The rule of 80% in the largest hundred companies applies to it since 2019.',
      hi: 'इस फ़ंड हाउस की पहली भारतीय योजना, 2008 में खुली। सबसे बड़ी सौ कंपनियों में 80% का नियम इस पर 2019 से लागू है।',
    },
  },
  '118778': {
    formerNames: ['Reliance Small Cap Fund'],
    note: {
      en: 'It has grown into one of the largest small cap funds in India and spreads its money over far more companies than most.',
      hi: 'यह भारत के सबसे बड़े स्मॉल कैप फ़ंडों में से एक बन चुका है और पैसा औरों से कहीं ज़्यादा कंपनियों में फैलाता है।',
    },
  },
  '122639': {
    formerNames: ['Parag Parikh Long Term Value Fund', 'Parag Parikh Long Term Equity Fund'],
    note: {
      en: 'Known for a part of its money in shares abroad, mostly American, beside at least 65% in India.',
      hi: 'कम से कम 65% भारत में रखने के साथ कुछ पैसा विदेशी, ज़्यादातर अमेरिकी, शेयरों में रखने के लिए जाना जाता है।',
    },
  },
  '120828': {
    note: {
      en: 'Its house is known for buying and selling often, so what you read of its holdings may have changed since.',
      hi: 'इसका फ़ंड हाउस बार-बार ख़रीद-बिक्री के लिए जाना जाता है, इसलिए पढ़ी हुई होल्डिंग तब से बदल चुकी हो सकती है।',
    },
  },
  '119835': {
    formerNames: ['SBI Magnum Contra Fund'],
    note: {
      en: 'Open since 1999, and the largest of the country’s few contra funds.',
      hi: '1999 से खुला, और देश के गिने-चुने कॉन्ट्रा फ़ंडों में सबसे बड़ा।',
    },
  },
  '125497': {
    formerNames: ['SBI Small and Midcap Fund'],
    note: {
      en: 'It came from Daiwa’s Indian house in 2013. For years it took no lump sums, to keep from growing too large.',
      hi: 'यह 2013 में दाइवा के भारतीय फ़ंड हाउस से आया। बहुत बड़ा न हो जाए, इसलिए बरसों एकमुश्त पैसा नहीं लिया।',
    },
  },
  '135800': {
    note: {
      en: 'A fund for one sector: information technology, software exporters first. It lives by demand from abroad and the price of the dollar.',
      hi: 'एक ही क्षेत्र का फ़ंड: सूचना प्रौद्योगिकी, सबसे पहले सॉफ़्टवेयर निर्यातक। यह विदेशी माँग और डॉलर के भाव पर चलता है।',
    },
  },
  '120716': {
    note: {
      en: 'It follows the Nifty 50, the fifty large companies of the National Stock Exchange’s best-known index, and has done so since 2000.',
      hi: 'यह निफ़्टी 50, यानी नेशनल स्टॉक एक्सचेंज के सबसे जाने-माने सूचकांक की पचास बड़ी कंपनियों, के पीछे चलता है, और 2000 से चल रहा है।',
    },
  },
}
