/** A question as people type it, and what it asks for. */
export interface Question {
  readonly text: string;
  /** Words that are in the name or the kind of the service. */
  readonly service: string;
  readonly locality: string;
  /** Days from today, or the name of a weekday. */
  readonly day: number | 'saturday' | 'sunday' | 'monday' | 'wednesday';
  /** '17:00' of the earliest and the last start; the last is not included. */
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Each line: the day and times that it asks for, the service, the locality; then ways to say it. */
const LINES = `
0 | Haircut | Ameerpet : haircut ameerpet today, hair cut in ameerpet today, aaj ameerpet mein haircut, ameerpet haircut aaj, అమీర్‌పేట haircut ఈరోజు, hairctu amirpet today, today haircut near ameerpet
0 17:00- | Haircut | Ameerpet : haircut ameerpet this evening, haircut ameerpet aaj shaam, ameerpet haircut aaj shaam ko, haircut ameerpet ఈరోజు సాయంత్రం
0 18:00- | Haircut | Ameerpet : haircut near ameerpet today after six, haircut ameerpet today after 6, haircut ameerpet aaj 6 baje ke baad, haircut ameerpet after 6 pm today, ameerpet haircut today after 18:00
0 -12:00 | Facial | Kondapur : facial kondapur this morning, facial kondapur today morning, aaj subah facial kondapur, fecial kondapoor today morning, కొండాపూర్ facial ఈరోజు ఉదయం
1 | Facial | Madhapur : facial madhapur tomorrow, kal facial madhapur mein, facial madhapur kal, facail madapur tomorrow, మాదాపూర్ facial రేపు, tomorrow facial in madhapur, facial tmrw madhapur
1 -12:00 | Manicure | Jubilee Hills : manicure jubilee hills tomorrow morning, menicure jublee hills tomorrow morning, kal subah manicure jubilee hills, manicure jubilee hills kal subah, జూబ్లీ హిల్స్ manicure రేపు ఉదయం
1 17:00- | Haircut | Kukatpally : haircut kukatpally tomorrow evening, haircut kukatpaly tomorrow evening, kal shaam haircut kukatpally, haircut kukatpally कल शाम, kukatpally haircut kal sham ko, కూకట్‌పల్లి haircut రేపు సాయంత్రం
1 12:00-17:00 | Facial | Banjara Hills : facial banjara hills tomorrow afternoon, kal dopahar facial banjara hills, facial banjara hils tomorrow afternoon, facial banjara hills రేపు మధ్యాహ్నం, banjara hills facial कल दोपहर
1 16:00- | Pedicure | Begumpet : pedicure begumpet tomorrow after 4, padicure begampet tomorrow after 4 pm, kal 4 baje ke baad pedicure begumpet, pedicure in begumpet tomorrow from 4pm
1 -13:00 | Haircut | Begumpet : haircut begumpet tomorrow before 1 pm, haircut begumpet kal 1 baje se pehle, harcut begumpet tomorrow before 1pm, haircut begampet tomorrow until 1 pm
2 | Threading | Ameerpet : threading ameerpet day after tomorrow, threading ameerpet parso, thredding ameerpet day after tomorrow, eyebrow threading ameerpet parson, ameerpet threading ఎల్లుండి
saturday | Haircut | Madhapur : haircut madhapur saturday, haircut madhapur on saturday, haircut in madhapur this saturday, haircut madhapur this weekend, haircut madhapoor saturday, haircut madhapur weekend
saturday -12:00 | Facial | Kukatpally : facial kukatpally saturday morning, facial kukatpally on saturday before 12, fecial kukatpalli saturday morning
sunday | Massage | Banjara Hills : massage banjara hills sunday, massage in banjara hills on sunday, masage banjara hils sunday, massage banjara sunday
sunday 17:00- | Haircut | Gachibowli : haircut gachibowli sunday evening, haircut gachibowli on sunday after 5, gachibowli haircut sunday shaam, haircut gachbowli sunday evening
monday | Facial | Himayatnagar : facial himayatnagar monday, facial himayat nagar on monday, facial himayatnagar next monday
wednesday 17:00- | Haircut | Dilsukhnagar : haircut dilsukhnagar wednesday evening, haircut dilsuknagar wednesday evening, haircut dilsukh nagar on wednesday after 5 pm
0 17:00- | Pedicure | Kondapur : pedicure kondapur today evening, pedicure kondapur aaj shaam, padicure kondapur this evening, pedicure kondapur ఈ రోజు సాయంత్రం
0 12:00-17:00 | Haircut | Miyapur : haircut miyapur this afternoon, haircut miyapur today afternoon, aaj dopahar haircut miyapur, haircut miyapoor today afternoon, మియాపూర్ haircut ఈరోజు మధ్యాహ్నం
1 | Manicure | Kondapur : manicure kondapur tomorrow, manicure kondapur kal, menicure kondapur tomorrow, రేపు manicure కొండాపూర్, कल manicure kondapur
1 | Hair Spa | Jubilee Hills : hair spa jubilee hills tomorrow, hairspa jubilee hills tomorrow, hair spa jubilee kal, hare spa jubilee hills tomorrow
1 -12:00 | Hair Spa | Madhapur : hair spa madhapur tomorrow morning, hairspa madhapur kal subah, hair spa in madhapur tomorrow before 12
1 17:00- | Makeup | Banjara Hills : makeup banjara hills tomorrow evening, party makeup banjara hills tomorrow evening, mekup banjara hills kal shaam
0 | Waxing | Kukatpally : waxing kukatpally today, waxing kukatpally aaj, vaxing kukatpaly today, full arms waxing kukatpally today, కూకట్‌పల్లి waxing ఈరోజు
1 | Clean-up | Ameerpet : cleanup ameerpet tomorrow, clean up ameerpet tomorrow, face cleanup ameerpet kal, clenup ameerpet tomorrow
2 17:00- | Facial | Gachibowli : facial gachibowli day after tomorrow evening, facial gachibowli parso shaam, gachibowli facial ఎల్లుండి సాయంత్రం
0 18:00- | Massage | Jubilee Hills : massage jubilee hills tonight, massage jubilee hills today after 6pm, massage jubilee hills aaj raat, masage jublee hills tonight
1 18:00- | Massage | Madhapur : massage madhapur tomorrow after 6, massage madhapur tomorrow night, massage madhapur kal raat, messege madhapur tomorrow after 6 pm
1 | De-tan | Kondapur : detan kondapur tomorrow, de tan kondapur tomorrow, de-tan kondapur kal
0 | Haircut | Himayatnagar : mens haircut himayatnagar today, haircut himayatnagar aaj, himayatnagar today haircut, हेयरकट himayatnagar आज
1 | Haircut | Somajiguda : haircut somajiguda tomorrow, haircut somaji guda kal, somajiguda haircut రేపు, haircut sommajiguda tomorrow
1 -12:00 | Haircut | Tolichowki : haircut tolichowki tomorrow morning, haircut toli chowki kal subah, haircut tolichouki tomorrow morning
saturday 17:00- | Facial | Begumpet : facial begumpet saturday evening, facial begumpet on saturday after 5 pm, facial begampet saturday shaam
sunday -12:00 | Pedicure | Ameerpet : pedicure ameerpet sunday morning, pedicure ameerpet on sunday before noon, padicure ameerpet sunday subah
1 12:00-17:00 | Haircut | Nampally : haircut nampally tomorrow afternoon, haircut nampalli kal dopahar, నాంపల్లి haircut రేపు మధ్యాహ్నం
0 | Manicure | Banjara Hills : manicure banjara hills today, manicur banjara hills today, aaj manicure banjara hills, manicure banjara hills आज
1 | Hair Colour | Kukatpally : hair colour kukatpally tomorrow, hair color kukatpally tomorrow, hair coloring kukatpally kal
2 | Keratin | Madhapur : keratin madhapur day after tomorrow, keratine madhapur parso, caratin madhapur day after tomorrow
1 17:00- | Beard | Ameerpet : beard trim ameerpet tomorrow evening, beard ameerpet kal shaam, beerd trim ameerpet tomorrow evening
0 | Facial | Dilsukhnagar : facial dilsukhnagar today, facial dilsuknagar aaj, దిల్‌సుఖ్‌నగర్ facial ఈరోజు, facial at dilsukhnagar today please
1 | Facial | LB Nagar : facial lb nagar tomorrow, facial l b nagar kal, facial lbnagar tomorrow, ఎల్బీ నగర్ facial రేపు
0 17:00- | Haircut | KPHB Colony : haircut kphb today evening, haircut kphb colony aaj shaam, haircut k p h b this evening
1 | Saree Draping | Jubilee Hills : saree draping jubilee hills tomorrow, sari draping jubilee hills kal, saree drapping jubilee hills tomorrow
saturday | Mehndi | Kukatpally : mehndi kukatpally saturday, mehendi kukatpally on saturday, mehandi kukatpally saturday
`;

const dayOf = (word = ''): Question['day'] => (/^\d$/.test(word) ? Number(word) : (word as Question['day']));

/** The questions of all lines. */
export const QUESTIONS: readonly Question[] = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [asked = '', ways = ''] = line.split(' : ');
    const [when = '', service = '', locality = ''] = asked.split(' | ');
    const [day, times = ''] = when.split(' ');
    const [from, until] = times.split('-').map((time) => time || undefined);
    return ways.split(', ').map((text) => ({ text, service, locality, day: dayOf(day), from, until }));
  });
