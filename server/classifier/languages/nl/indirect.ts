import { phrases } from "../../lexicon/lexicon.ts";

/** Dutch: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    gelukkiger|beter|makkelijker|opgelucht|blij|rustiger|lichter ..4 als|wanneer ik er? ..3 niet-meer|niet-was|niet-ben|weg-was|weg-ben|verdween|dood|verdwijn
    gelukkiger|beter|beter-af|makkelijker|rustiger|lichter ..1 zonder mij|me !erbij
    zonder mij|me ..3 gelukkiger|beter|makkelijker|rustiger|lichter
    ben ..3 last|blok-aan-het-been|ballast voor ..2 gezin|familie|kinderen|ouders|iedereen|mijn|anderen|ze|hen
    beste|beter|opluchting ..3 als|dat ik ..2 verdween|verdwijn|dood|weg-ben|weg-was|er-niet-meer|er-niet
    pijnloze|pijnloos|vreedzame|zachte|rustige|zachtste manier|methode|dood|einde|weg ..3 te-gaan|gaan|om-te-gaan|sterven|eruit|te-sterven|om-eruit
    gaan|sterven|inslapen|verdwijnen zonder pijn|te-lijden|iets-te-voelen
    methode|manier|weg ..4 pijn|pijnloos|pijnlijk|minst ..6 eind-aan|einde-aan|wilt-sterven|dood|stoppen-met-leven|weg-wilt
    hoeveel ..1 slaappillen|pillen|tabletten|slaaptabletten|paracetamol ..6 wakker|genoeg|dood|sterven|inslapen|dodelijk
    denken|denk|denkt|gedachten ..3 aan ..1 brug|spoor|rails|dak|balkon|pillen|mesje|touw|flat|klif|reling !in|van|over|bij|uit
    aan de|het|die|dat brug|spoor|rails|dak|flat|klif|pillen|touw|mesje|reling denken|te-denken
    brug|spoor|rails|dak|pillen|klif ..3 niet ..2 hoofd|uit-mijn-hoofd|loslaten
    spoor|perron|trein|rails|metro ..8 een stap ..3 genoeg|voorbij|klaar|stil|over|ver|is|voldoende
    stond|sta|zat|zit|was ik ..3 dak|brug|flat|balkon|reling|klif ..5 beneden ..2 kijken|gekeken|staren|keek|staarde|te-kijken
    sta|stond|zat|zit ..3 rand|reling|richel ..3 dak|brug|flat|klif|balkon
    pillen|slaappillen|tabletten|touw|mesje ..2 ligt|liggen|staan ..4 naast-mijn-bed|mijn-nachtkastje|voor-me|geteld
    pillen|slaappillen|tabletten ..2 gespaard|verzameld|geteld|opgespaard|aan-het-sparen
    afscheidsbrief|afscheidsbrieven|afscheidsbriefje|afscheidsbriefjes
    al|alles ..1 mijn? ..2 spullen|bezittingen|heb ..2 weggegeven|uitgedeeld|weggeven ..4 niet-meer|nooit-meer|waar-ik
    wie ..2 zorgt|zorgen|zorg|past|voert|neemt ..6 als|wanneer ik ..2 er-niet-meer|dood|niet-meer-leef|gestorven|er-straks-niet
    nooit meer ..3 van|over mij|me horen
    nooit|niets meer ..2 van mij|me horen|zien|vernemen
    horen|zien|hoor ..2 nooit|niets meer ..1 van mij|me
    zeg|vertel ..8 hield|liefhad|spijt ..2 vaarwel|sorry|tot-nooit|adieu
    vaarwel allemaal|iedereen|wereld|voor-altijd|lieve|en
    voor mij|mij-komt ..3 geen morgen|toekomst
    besluit|besloten|beslissing|keuze ..6 voorbij|over|klaar|afgelopen|eind|einde !met-roken|met-de-studie
    vanavond|vannacht|morgen|straks ..2 alles ..1 voorbij|over|afgelopen
    niet meer meemaken|meemaak
    haal|ga|zal|red ..3 kerst|verjaardag|zomer|oudjaar ..2 niet-meer|niet-halen
    binnenkort|straks|gauw ..4 geen|niemand|jullie ..3 last ..1 meer? ..1 van mij|me
    last ..1 meer? van mij|me ..1 hebben|meer
    binnenkort|straks ben ik ..1 er niet meer|weg-voor-altijd
    beter|prima|goed|makkelijker ..1 als|wanneer ik ..1 weg|er-niet ben|meer-ben !op|in|naar
    blok-aan-het-been|last|ballast ..1 voor ..1 iedereen|allemaal
    iedereen|allemaal|mijn ..2 blok aan het been
    hoe|doet|voel|lijdt ..5 pijn|lang|lijd|voel|lijdt ..4 verdrinkt|verdrinken|ophangt|springt|doodbloedt
    verdrinken|ophangen|doodbloeden|koolmonoxide ..3 pijn|pijnlijk|snel-genoeg
    brug|dak|flat|klif ..6 reling|rand|leuning|richel !geverfd|nieuwe
    testament|wachtwoorden ..6 zorg|zorgen|vergeef|spijt
    volgende|komende|morgen|maandag ..1 week|maand|jaar|besta|ben ..1 besta|ben|leef ik niet|er-niet meer !op|in
    zie|stel ..2 mezelf|me-voor ..4 perron|brug|dak|balkon|spoor ..1 stappen|springen|vallen|stap|spring|val
    zie|stel mezelf ..5 stappen|springen|vallen !op-vakantie
    papieren|documenten|administratie ..8 straks|daarna|na-mij ..4 aan-mij|mij|me
    voorgoed|eindelijk van me|mij af
    van me|mij af voorgoed
    al ..1 mijn zaken ..1 geregeld|op-orde
    mijn laatste bericht|post|brief ..2 bedankt|sorry|vaarwel|hou-van !uit|van|op|over
    vrede met mijn beslissing|besluit|keuze
    niet lang meer ..1 een? last|blok
    makkelijkste|snelste|zekerste manier ..3 eind-aan|einde-aan|dood-te|stoppen-met-leven`);
