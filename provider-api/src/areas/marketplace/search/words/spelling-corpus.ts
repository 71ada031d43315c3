/** A typed text, and what a search must show among its first five results. */
export interface SpellingLine {
  readonly kind: 'locality' | 'service' | 'specialty' | 'salon';
  readonly query: string;
  readonly wants: string;
}

/** The spellings of each wanted result, separated by commas. */
type Spellings = Readonly<Record<string, string>>;

const LOCALITIES: Spellings = {
  'HITEC City':
    'hitech city, hi tech city, hi-tech city, hiteccity, hitec, hightech city, హైటెక్ సిటీ, cyber towers',
  Madhapur: 'madapur, madhapoor, maadhapur, madhpur, మాదాపూర్, madha pur',
  Gachibowli: 'gachibowly, gachi bowli, gachbowli, gachibouli, gachiboli, గచ్చిబౌలి, gacchibowli, gachibolwi',
  Kondapur: 'kondapoor, kondapur, konda pur, kondhapur, kondapr, కొండాపూర్',
  'Jubilee Hills':
    'jubilee, jubliee hills, jubilihills, jubileehills, jublee hills, jubille hils, జూబ్లీ హిల్స్, jubilee hill',
  'Banjara Hills': 'banjara, banjarahills, banjra hills, banjara hils, bhanjara hills, బంజారా హిల్స్',
  Kukatpally:
    'kukatpalli, kukatpalle, kukat pally, kukatpaly, kukadpally, kukkatpally, కూకట్‌పల్లి, కూకట్పల్లి, kuktpally, kuktapally',
  'KPHB Colony': 'kphb, k p h b, kphb colny, kphbcolony, k.p.h.b. colony, kpbh colony',
  Miyapur: 'miyapoor, miapur, meeyapur, miyapur metro, మియాపూర్, myapur',
  Ameerpet: 'amirpet, ameer pet, ameerpeta, amerpet, ameerpeth, అమీర్‌పేట, ameepret',
  Begumpet: 'begampet, begum pet, begumpeta, beghumpet, బేగంపేట, begmpet',
  Somajiguda: 'somajigooda, somaji guda, somajiguda, somjiguda, సోమాజిగూడ',
  Punjagutta: 'panjagutta, panja gutta, punjaguta, punjagutta, panjaguttah, పంజాగుట్ట, pnujagutta',
  Khairatabad: 'khairtabad, kairatabad, khairathabad, ఖైరతాబాద్, khairatbad',
  Himayatnagar: 'himayath nagar, himayat nagar, himayatnagr, hymayatnagar, హిమాయత్‌నగర్',
  Narayanguda: 'narayanaguda, narayan guda, narayanagooda, naraynguda, నారాయణగూడ',
  Basheerbagh: 'bashirbagh, basheer bagh, bashir bag, basheerbag, బషీర్‌బాగ్',
  Abids: 'abid, abids road, aabids, అబిడ్స్',
  Koti: 'kothi, koti, కోఠి',
  Nampally: 'nampalli, naampally, nampalle, నాంపల్లి',
  Charminar: 'char minar, charminaar, chaarminar, charmianr, చార్మినార్, old city',
  Dilsukhnagar: 'dilsuknagar, dilsukh nagar, dilshuknagar, dilsuknagr, దిల్‌సుఖ్‌నగర్, dilsukhngar',
  Malakpet: 'malakpeta, malak pet, malkpet, మలక్‌పేట',
  Kothapet: 'kothapeta, kotha pet, kottapet, కొత్తపేట',
  'LB Nagar': 'l b nagar, lbnagar, l.b.nagar, lb nager, ఎల్బీ నగర్, lal bahadur nagar',
  Vanasthalipuram: 'vanastalipuram, vanasthali puram, vanasthalipuam, vanasthlipuram, వనస్థలిపురం',
  Uppal: 'upal, uppal, ఉప్పల్, oopal',
  Habsiguda: 'habsigooda, habsi guda, habshiguda, habsiguda, హబ్సిగూడ',
  Tarnaka: 'tharnaka, taarnaka, tarnak, తార్నాక',
  Nagole: 'nagol, naagole, nagol metro, నాగోల్',
  Ramanthapur: 'ramantapur, ramanthapoor, ramnthapur, రామంతాపూర్',
  Secunderabad: 'secundrabad, sikandrabad, secunderbad, secunderabad, సికింద్రాబాద్, secundarabad',
  Bowenpally: 'bowenpalli, boinpally, boyinpally, bowenpaly, బోయిన్‌పల్లి',
  Alwal: 'alwaal, alwal, అల్వాల్',
  Kompally: 'kompalli, komapally, kompaly, కొంపల్లి',
  Suchitra: 'suchithra, suchitra circle, sucitra, సుచిత్ర',
  Sainikpuri: 'sainik puri, sainikpury, sanikpuri, sainikpoori, సైనిక్‌పురి',
  'AS Rao Nagar': 'a s rao nagar, asrao nagar, a.s. rao nagar, as raonagar',
  Malkajgiri: 'malkajigiri, malkajgeri, malkaj giri, మల్కాజ్‌గిరి',
  Manikonda: 'mani konda, manikonda, manikinda, మణికొండ',
  Nanakramguda: 'nanakram guda, nanakramgooda, nanak ram guda, nanakramgda',
  'Financial District': 'financial dist, finacial district, fianancial district, financialdistrict',
  Kokapet: 'kokapeta, koka pet, kokkapet, కోకాపేట',
  Lingampally: 'lingampalli, serilingampally, lingmpally, లింగంపల్లి',
  Chandanagar: 'chanda nagar, chandhanagar, chandangar, చందానగర్',
  Hafeezpet: 'hafizpet, hafeez pet, hafeespet, హఫీజ్‌పేట',
  Nizampet: 'nizampeta, nizam pet, nijampet, నిజాంపేట',
  Bachupally: 'bachupalli, bachu pally, bachupaly, బాచుపల్లి',
  Tolichowki: 'toli chowki, tolichouki, tolichoki, toly chowky, tolichowk, టోలిచౌకి',
  Mehdipatnam: 'mehidipatnam, mehdi patnam, mehadipatnam, mehdipatanam, మెహదీపట్నం',
  Lakdikapul: 'lakdi ka pul, lakdikapool, lakidikapul, lakdi-ka-pul',
  Yousufguda: 'yusufguda, yousuf guda, yousufgooda, usufguda, యూసుఫ్‌గూడ',
};

const SERVICES: Spellings = {
  Haircut: 'hair cut, haircut, harcut, hairctu, haircuts, haricut',
  'Hair Spa': 'hairspa, hair spa, hare spa, hair sap',
  Manicure: 'menicure, manicure, manicur, mani cure, manicuer',
  Pedicure: 'padicure, pedicure, pedicur, pedi cure, paedicure',
  Threading: 'thredding, threding, thrading, eyebrow thredding, eye brow threading, eyebrows',
  Facial: 'facail, fecial, facial, fashial, facials, faical',
  Waxing: 'vaxing, waxing, wexing, waxng, full arms wax',
  Mehndi: 'mehendi, mehandi, mehndi, mehindi, mehendhi',
  Massage: 'masage, massage, massaj, messege, massages',
  Balayage: 'baliage, balayage, balyage, balayge, ballayage',
  Keratin: 'keratine, keratin, caratin, kerotin, keratin smoothning',
  Makeup: 'make up, make-up, mekup, makup, bridal make up, party makup',
  Bridal: 'bridel, bridal, bride makeup, brydal',
  'Saree Draping': 'sari draping, saree drapping, sareedraping',
  Beard: 'beerd, beard trim, bierd, bread trim',
  Shave: 'shave, sheve, shaive, royal shaving',
  'De-tan': 'detan, de tan, de-tan, dtan',
  'Clean-up': 'cleanup, clean up, clenup, face cleanup',
  'Nail Art': 'nailart, nail art, nael art, nial art',
  'Gel Polish': 'gel polish, jel polish, gelpolish, gel nail polish',
  Reflexology: 'reflexology, foot reflexolgy, reflaxology',
  Shirodhara: 'shirodara, shiro dhara, sirodhara, shirodhra',
  Abhyanga: 'abyanga, abhyangam, abhayanga',
  Colour: 'hair color, hair colour, hair coloring, haircolor',
};

const SPECIALTIES: Spellings = {
  Hair: 'hair, heir, hairs',
  Makeup: 'makeup, make up, mackup',
  Spa: 'spa, spaa, spas',
  Skin: 'skin, skn, skin care',
  Nails: 'nails, nail, nayls',
  Beard: 'beard, beared',
  Massage: 'massage, masaj',
};

const SALONS: Spellings = {
  'Tamarind & Silk': 'tamarind, tamarnd silk, silk tamarind, tamrind and silk, tamarind & s',
  'Marigold House': 'marigold, merigold house, mari gold, marigld house',
  'Lotus Courtyard': 'lotus, lotus court, courtyard lotus, lotus cortyard',
  'Banyan Rooms': 'banyan room, banian rooms, banyn',
  'Deccan Bloom': 'decan bloom, deccan blom, dekkan bloom',
  'Gulmohar House': 'gulmohar, gulmohur house, gul mohar',
  'The Copper Peacock': 'copper peacock, coper pecock, peacock',
  'Sunbird Studio': 'sunbird, sun bird studio, sunberd',
  Moonpetal: 'moon petal, moonpetal, moonpetel',
  'Rain Tree Spa': 'raintree spa, rain tree, rain tre',
  'Mirror Work': 'mirrorwork, miror work, mirror wrk',
  Vetiver: 'vettiver, vetiver, vetivar',
  'Honeycomb Hair': 'honey comb hair, honeycomb, hunnycomb',
  'Kohl & Clay': 'kohl and clay, kohl clay, clay kohl',
};

/** Written after the rules were final, and never looked at while changing them. */
const HELD_OUT: readonly (readonly [SpellingLine['kind'], Spellings])[] = [
  [
    'locality',
    {
      Paradise: 'paradice, pardise, ప్యారడైజ్',
      ECIL: 'ecil x roads, e c i l, ecill',
      Narsingi: 'narsinghi, narsing, narasingi',
      Tellapur: 'telapur, tellapoor, thellapur',
      Nallagandla: 'nalagandla, nallagandala, nalla gandla',
      'Pragathi Nagar': 'pragati nagar, pragathinagar, pragthi nagar',
      Moosapet: 'musapet, moosa pet, moospet',
      Sanathnagar: 'sanath nagar, sanatnagar, sanatnagr',
      'SR Nagar': 's r nagar, srnagar, sr nager',
      'Film Nagar': 'filmnagar, flim nagar, film ngr',
      Shaikpet: 'sheikpet, shaikh pet, shaikpeta',
      'Masab Tank': 'masabtank, masab tnk, masab tank',
      Attapur: 'atapur, attapoor, athapur',
      Rajendranagar: 'rajendra nagar, rajender nagar, rajendrangar',
      Shamshabad: 'samshabad, shamsabad, shamshbad',
      Boduppal: 'bodupal, boduppal, bodu uppal',
      Saroornagar: 'sarurnagar, saroor nagar, sarornagar',
      Amberpet: 'amber pet, ambarpet, amberpeta',
    },
  ],
  [
    'service',
    {
      'French Tips': 'french tip, frensh tips',
      Engagement: 'engagment makeup, ingagement makeup',
      Sandalwood: 'sandal wood scrub, sandlewood scrub',
      Swedish: 'swidish massage, swedish masage',
      Scalp: 'scalp detox, skalp detox',
    },
  ],
  [
    'salon',
    {
      'Indigo Lane Salon & Spa': 'indigo lane, indgo lane',
      'Brass Basin': 'bras basin, brass basn',
      'Jasmine Hour': 'jasmin hour, jazmine',
      'Stone & Steam': 'stone and steam, stone steem',
    },
  ],
];

const linesOf = (kind: SpellingLine['kind'], spellings: Spellings): SpellingLine[] =>
  Object.entries(spellings).flatMap(([wants, queries]) =>
    queries.split(', ').map((query) => ({ kind, query, wants })),
  );

export const SPELLING_CORPUS: readonly SpellingLine[] = [
  ...linesOf('locality', LOCALITIES),
  ...linesOf('service', SERVICES),
  ...linesOf('specialty', SPECIALTIES),
  ...linesOf('salon', SALONS),
];

export const HELD_OUT_SPELLINGS: readonly SpellingLine[] = HELD_OUT.flatMap(([kind, spellings]) =>
  linesOf(kind, spellings),
);
