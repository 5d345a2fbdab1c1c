// Synonyms for the subjects of the articles: each line is a concept, in Dutch and English.

/** A word that ends in a dash matches every word with this prefix. */
export const conceptLines = `
dead: dood doodgaat doodging overl- gestorv- sterv- sterf- stierf heengegaan ontslapen nabestaand- weduw- graf begraf- begrav- begraaf- crema- uitvaart- rouw- condol- sterfdag gemis- herdenk- herinneringsdienst wijlen died die dies dead death deceased passed funeral grief mourn- obituar- memorial tribute burial
dying: sterfbed ziek zieke ziekenhuis ernstig coma dement- wilsonbekwaam levenseinde terminaal bewusteloos beroerte hersenbloeding opgenomen alzheimer hospital ill stroke incapacit- unconscious
urgent: nood- spoed- dringend direct plotseling acuut crisis emergency urgent urgently
successor: opvolg- erf- erv- nalaten- nalatenschap overnem- overneemt neemt testament reserve- notaris erfgenaam inherit- heir heirs legacy successor takeover takes will
price: prijs prijzen kost kosten kostte kostprijs tarief tarieven duur bedrag geld centen euro euros poen duiten maandbedrag maandprijs goedkoop betaalbaar prijskaartje price prices pricing cost costs fee fees expensive cheap charge rate rates amount much
priceup: duurder verhog- verhoging omhoog stijg- stijging hoger hogere opslaan inflatie indexer- tariefswijziging prijsstijging increase increases raise hike
pay: betaal- betalen betal- afschrijv- afgeschreven afreken- incasso- ideal overmaken overschrijv- machtiging factu- rekening- bankpas creditcard kaart visa mastercard paypal bancontact bon bonnetje nota btw iban pay paying payment payments invoice card debit bill billing billed receipt vat
free: gratis kosteloos niks noppes niets nop nul nultarief zonder basis free gratisversie proberen beurs
paid: premium betaalde betalend- betaalversie abonnement- abonnee abo lidmaatschap pakket pro plus uitgebreid- volledige versie paid subscription plan membership upgrade-
upgrade: upgrade- overstap- overschakel- switch- nemen neem aanschaf- kopen koop bestellen afsluiten aanvragen activeren lid worden instappen overgaan buy get purchase order subscribe start
compare: verschil- vergelijk- voordel- meerwaarde extra meer beter waard anders kiezen keuze functies missen difference compare versus vs benefits worth advantage- features better
stop: opzeg- opgezegd zeg stop stoppen gestopt beeindig- annul- stopzet- afmeld- ophou- kappen uitstap- afkom- vanaf verleng- cancel- unsubscribe end ending quit terminate renew- renewal leave
refund: terug- terugbetal- teruggave restitu- vergoed- teruggestort retour korting refund- reimburse- moneyback compensation
trial: proef- proberen uitproberen probeer uitprober- dertig dagen maand kennismak- wennen testen trial try trying test tryout
delete: verwijder- wis wissen gewist weghal- weghaal weg weggooi- opruim- wegdoen schrap- eraf eruit opheff- ophef sluit- vernietig- prullenbak weggehaald afhalen delete deleting remove removing erase discard trash deleted removed
account: account- profiel inlog- aanmeld- ingelogd registr- gebruikersnaam login log signin sign registered register signup profile user
password: wachtwoord- ww paswoord wachtzin geheimwoord inlogcode pincode password passwort credentials
enter: binnen inlog- aanmeld- toegang buitengesloten geblokkeerd login signin access locked
email: email mail mailadres emailadres mailtje bericht adres e-mail inbox spam postvak
export: export- download- meenem- usb- harde schijf kopie zip pdf uitprint- afdruk- print- stick overzett- opslaan bestand download copy print save archive takeout
backup: backup- reservekop- veiligheidskop- kopie kopieen dubbel kwijt verloren crash- herstel- gestolen exemplaar back recover- restore lost
photo: foto- kiek- plaatje- plaatjes prent- dia dias afbeelding- beeld scan- scann- negatief fototoestel camera album- plakboek schoenendoos selfie photo- picture- pic pics image- snapshot- jpg
video: video- film- filmp- vid vids youtube vimeo mp4 super8 vhs camcorder clip- movie- footage videos
audio: geluid- audio- opname- opnam- opnem- ingesproken inspreken inspreek voice- stem memo- spraak- cassette- band bandje muziek liedje lied mp3 podcast sound recording recordings record recorded song tape
play: afspel- afspeel- beluister- luister- hoor horen gehoord volume pauze- speler stil grammofoon- platenspeler play playing player listen hear mute pause
text: tekst- schrijf- schrijv- geschreven typ- stuk stukje verhaaltje brief brieven gedicht citaat quote text write writing letter
kinds: soort- type mogelijkhed- vorm document pdf word bestandstype kinds types formats
size: groot grootte zwaar mb gb megabyte- gigabyte- bestandsgrootte opslag- ruimte vol limiet maximum maximaal max past grens size big large limit storage space full maximum gigabytes heavy
count: hoeveel aantal aantallen maximum maximaal limiet max many number count
edit: wijzig- verander- aanpas- aangepast bewerk- corrig- verbeter- fout foutje taalfout typfout spelfout herstel- vervang- achteraf anders edit change correct fix typo mistake update modify
date: datum- data jaar jaartal jaartallen dag maand volgorde chronolog- sorteer- sorter- tijdstip wanneer vroeger oud order date dates year chronological sort sequence
place: plaats- plek locatie- dorp stad adres kaart straat waar location place where map town village
search: zoek- vind vinden gevonden filter- terugvind- opzoek- tonen toon selecteer- alleen enkel aangevinkt verberg- search find filter filters show only hide
begin: begin beginnen eerste start starten aanmak- opzett- maken nieuw nieuwe stap druk begint create make start begin first new setup build getting
about: wat uitleg- leg bedoeling betekent precies eigenlijk idee concept doel what about explain purpose works
example: voorbeeld- voorbeelden rondneuz- rondkijk- kijkje demo zien bekijken inspiratie etalage anderen example examples demo sample look browse
share: deel delen gedeeld doorstur- stuur sturen versturen whatsapp facebook instagram groepsapp app link linkje qr- publiceer- rondstur- share sharing send post publish forward
link: link linkje url webadres adres klik klikken qr- code hyperlink linked click address
broken: werkt doet kapot stuk foutmelding niet niks gebeurt laadt laden blijft leeg wit 404 verlopen fout bestaat gevonden broken error doesn working load loading blank notfound wrong
view: bekijk- lezen lees leest meelez- kijk kijken kijker gast bezoek- view read watch open reading visit see look
who: vreemde- onbekende- buitenstaander- iedereen anderen openbaar besloten prive zichtbaar meekijk- gluur- google zoekmachine- afgescherm- afscherm- privacyinstelling meelez- public private visible strangers stranger anyone everyone see hidden
invite: uitnod- nodig nodigen vraag meedoen meedoet deelnem- deelnemer- meewerk- meehelp- erbij toevoegen werven gasten familieleden invite inviting join add participants member members
invited: uitgenodigd uitnodiging ontvangen gekregen kreeg gevraagd mailtje gemaakt accepteer- aannemen invited invitation received accept asked
roles: rol rollen admin beheer- beheerder- bijdrager- kijker rechten bevoegdhe- toestemming mag samenwerk- role roles permission permissions contributor viewer editor collaborate together
security: veilig- beveilig- versleutel- hack- gehackt hackers encrypt- server- datacenter land europa amerika buitenland chinezen lek lekken diefstal secure security safe encrypted hacked hacker breach stored hosted europe
privacy: privacy gegevens persoonsgegevens data datagraai- verkop- doorverkop- reclame- advertent- adverteer- meelez- spioneer- eigendom eigenaar auteursrecht- bezit vertrouw personal sell selling ads advertising own owner ownership
cookies: cookie- tracking volg- volgt meet meten bijhoud- klik statistiek- analytics tracker- banner toestemming track tracks tracked
rights: recht rechten avg inzage- opvrag- verzoek bezwaar toestemming intrek- klacht autoriteit toezichthouder- wet gdpr rights request complaint authority consent withdraw object
retention: bewaar- bewaart bewaard termijn- houdbaar- houden hoelang lang jaren opruim- inactief vastleg- retention keep kept retain long
shutdown: failliet- stopt ophou- opdoek- opgedoekt opgeheven opheffen bestaan bestaat verdwijn- einde doek overgenomen bankrupt shutdown discontinue- exist disappear bust
outage: storing- onbereikbaar plat uitval onderhoud uptime lag ligt liggen eruit offline traag down outage offline maintenance slow unavailable
liability: aansprakelijk- schade- verantwoordelijk- schuld claim- juridisch- rechter rechtszaak advoca- voorwaarden geschil meningsverschil garantie liable liability terms legal sue lawyer damage dispute responsible
report: meld melden melding misbruik pest- beledig- haat- racis- bedreig- schelden gemeen gemene ongepast vies naakt proper belachelijk zwart roddel- report abuse bully- offensive hateful inappropriate nasty harass- rude
mepic: herkenbaar sta portretrecht gezicht mezelf zonder toestemming scheiding ex badpak naam genoemd face myself without permission portrait tagged
contact: contact- bel bellen telefoonnummer klantenservice helpdesk mens medewerk- spreken praten bereik- openingstijden mailen beklag klacht hulp terecht open support helpline contact phone call speak talk human agent customer service
bot: robot computer chatbot bot ai kunstmatige machine assistent apparaat chat gesprek chatgpt vakje kletsen intelligence assistant artificial
language: taal talen engels duits frans turks spaans italiaans arabisch vertaal- vertaling vertalen nederlands- language languages english german french translate translation dutch
device: telefoon- smartphone gsm mobiel- iphone android ipad tablet laptop computer pc mac browser chrome safari app installeer- installer- letters lettergrootte appstore phone mobile device install browser
theme: thema- kleur- achtergrond stijl uiterlijk opmaak ontwerp vormgeving lettertype sfeer mooi design donker theme themes style color colors colour colours background layout look font appearance
logo: logo- embleem wapen familiewapen huisstijl huiskleur- clubkleur- kleurcode hex eigen crest brand branding colours custom
age: leeftijd- oud jarig minderjarig- puber tiener- jong kind kinderen toestemming voogd ouders age minimum old minor teenager young underage child consent
baby: baby- kindje kleintje poppeke geboorte geboren zwanger- dreumes peuter hapje stapje- eerste boreling newborn born pregnant birth toddler infant
wedding: bruiloft- trouw- huwelijk- getrouwd bruid- bruidegom verlov- ja-woord gasten wedding marry married engaged bride groom anniversary honeymoon
birthday: verjaar- jarig jubil- verjaardag- feest surprise tachtig zestig zeventig vijftig cadeau kado geschenk kroonjaar sarah abraham birthday turns turning gift present party
grandparents: opa oma opas omas grootouder- grootvader grootmoeder bomma bompa beppe pake overgroot- interview- vragen verteller grandma grandpa grandparent- grandmother grandfather interview questions
travel: reis- reizen reist vakantie- wereldreis backpack- camper- rondreis onderweg trektocht camino route logboek dagboek boot zeil- fiets- travel trip journey vacation holiday road diary
pet: hond- kat katten poes- huisdier- puppy labrador konijn- paard- pony cavia kitten blaf- baas dier dieren vogel parkiet pet pets dog cat horse puppy rabbit
school: school- klas- juf meester leraar leerling- leraren groep student- studie diploma eindexamen reunie kleuter- basisschool middelbare school teacher class classroom pupils graduation classmates
team: team- elftal club voetbal- hockey- sport- trainer coach seizoen wedstrijd- toernooi kampioen handbal- korfbal volleybal zwem- team teams season match club soccer football tournament coach
work: werk- baan carriere loopbaan pensioen- beroep- collega- bedrijf zaak kantoor gepensioneerd vakman jubilaris career job retire- retirement work colleague- profession
street: buurt- straat wijk dorp vereniging- buren stichting koor fanfare scouting chiro kerk parochie harmonie streek heemkund- neighbourhood neighborhood community association street village choir society
challenge: challenge vijftig- uitdaging fifty 50 selecteer- uitkiezen mooiste best
aloud: voorlez- voorgelez- voorlees- hardop oplez- opgelezen luisterboek audioboek spreekstem aloud read-aloud narrat-
voice: stem stemmen robot- accent spraak- tts blikker- uitspraak uitspreek- mannenstem vrouwenstem voice voices
small: klein kleine piep- pietepeut- minuscu- turen ogen oog bril leesbril loep vergroot- zien wazig onleesbaar leesbaar- letter- lettertype lettergrootte contrast bleek grijs small tiny bigger larger font
zoom: groot groter vergroot- uitvergro- inzoom- uitzoom- zoom- dichtbij detail- gezicht gezichten korrel- knijpen enlarge zoom close
map: kaart landkaart plattegrond stip stippen bolletje- puntje- route landkaartje kaartje map locaties woonplaats-
jump: spring- scroll- doorscroll- vegen veeg vegend onderaan bovenaan beneden boven hoofdstuk- decennium jaartal- eindeloos jump skip duim overslaan
resume: gebleven verder verdergaan hervat- bladwijzer leeslint boekenlegger onthoud- onthoudt halverwege opnieuw voren resume continue bookmark weggeklikt
subtitles: ondertit- uitgeschrev- uitgetyp- uittyp- transcri- meelez- meelees- versta verstaan onverstaan- doof dove slechthor- hoortoestel gehoor- caption- subtitle- deaf mompel-
silent: stil stilte muisstil geluidloos hoor hoort zwart zwarte hapert haper- stotter- grijs volume oortjes koptelefoon bluetooth luidspreker silent mute black
tv: tv televisie teevee beamer projector hdmi chromecast airplay casten volledig fullscreen beeldvullend schermvullend zaal aula bank screen television
autoplay: vanzelf automatisch diavoorstelling slideshow dia presentatie fotoshow zichzelf achterover pauzeknop tempo vlug snel traag autoplay
paper: print- uitprint- afdruk- papier boekje boek fotoboek pdf a4 a5 drukker- gedrukt omslag kaft printer bladzij- paginanummer- booklet paper
saved: zip zipbestand uitpak- uitgepakt downloads bewaar- bewaren opslaan opgeslagen stick usb offline index save
code: qr qrcode blokjes vierkantje scan scant scannen gescand barcode camera svg png
forward: doorstur- doorgeven whatsapp app appen groepsapp mailen plakken kopieer- kopieren forward pass
single: een enkel enkele ene alleen losse apart deze die single only just
news: nieuw nieuwe nieuws melding- notific- seintje bijgekomen toegevoegd verversen vernieuw- pushbericht- abonneer- abonneren updates notify
react: reageer- reactie- hart hartje- like likes liken duim- opmerking- commentaar comment- gastenboek condole- terugschrij- terugzeggen gekeken bekeken views
rotate: draai- gedraai- kantel- kant kwartslag ondersteboven scheef kop rechtop zijkant spiegel- bijsnij- bijknip- crop rotate roteren upside sideways
cover: omslag- voorplaat voorkant voorblad voorop titelfoto hoofdfoto openingsfoto bovenaan bovenste cover header banner
sequence: volgorde omwissel- verwissel- slepen sleep schuif verschui- kriskras rangschik- eerder later ochtend middag tijdstip reorder rearrange drag
merge: samenvoeg- samen twee dubbel bij elkaar bundel- combin- overhevel- verplaats- splits- dupliceer- dupliceren merge combine kopie
dark: donker- fel felle verblind- nacht- zwart zwarte wit helderheid lichtgevoelig dark night
twostep: tweestaps- 2fa mfa authenticator passkey tweefactor vingerafdruk sms code verificatie- dubbele factor two
discount: korting- kortings- actie- student- senior- aow pensioen- cadeaubon- gezins- goedkoper aanbieding stadspas voucher promo discount gift
newsletter: nieuwsbrie- mailing- mailinglijst lijst wachtlijst newsletter binnenkort live uitschrijv- afmeld-
company: bedrijf firma organisatie oprichter- eigenaar kvk betrouwba- vertrouw- oplicht- nep echt verdien- scam legit company who
processor: verwerker- subverwerker- dpa instelling zorginstelling verpleeghuis bewoners clienten leerlingen contract overeenkomst jurist processing
terms: voorwaarde- lettertjes akkoord vinkje tekenen onderteken- regels auteursrecht copyright privacyverklaring privacybeleid spelregels terms conditions
elsewhere: netflix spotify gmail outlook hotmail kpn ziggo odido vodafone tmobile facebook instagram tiktok snapchat youtube twitter linkedin marktplaats bol zalando coolblue amazon digid magister somtoday word excel powerpoint photoshop windows macbook ikea efteling hema kruidvat jumbo albert heijn ing rabobank abn svb uwv cjib belastingdienst gemeente disney videoland telegraaf volkskrant chatgpt siri alexa playstation xbox bioscoop museum
food: recept kook koken kookt bak bakken gebakken braad- oven pan soep snert stamppot boerenkool hachee pasta rijst aardappel- groente- vlees kip vis ei eieren kaas brood taart cake koek pannenkoek- wijn bier koffie thee melk suiker eten dinner lunch ontbijt restaurant cook bake recipe bread
weather: weer weerbericht regen regent regenen sneeuw- zon zonnig graden wind storm onweer vorst buienradar temperatuur weather rain snow sunny
health: pijn hoofdpijn koorts hoest griep verkoud- medicijn- pil pillen paracetamol ibuprofen aspirine huisarts dokter tandarts apotheek ziekenhuis bloeddruk zwanger jeuk wond moedervlek spierpijn slapen afvallen kilo dieet vitamine- doctor flu fever medicine headache
finance: bank hypotheek- rente spaar- sparen aandelen bitcoin crypto beurs lening lenen belasting- toeslag- aow uitkering salaris loon pinpas bankpas creditkaart verzeker- polis boete paspoort rijbewijs koopwoning huur- makelaar mortgage stock stocks tax insurance loan
transport: trein treinen bus tram metro vlucht vliegtuig vliegticket schiphol auto apk benzine snelweg file fiets fietsband band rijles parkeer- garage camping hotel vakantiehuis visum flight train hotel airport
household: wasmachine vaatwasser koelkast oven lekkage lekt kraan afvoer verwarming cv-ketel dak muur verf verven laminaat behang tuin tuinbank plant planten bloem bloemen bloembol- hortensia snoei- mieren slakken stofzuiger matras meubel meubels radio wekker lamp timmer- boormachine plumber washing
sportresult: ajax feyenoord psv oranje eredivisie olympische elfstedentocht topscorer opstelling uitslag wedstrijduitslag buitenspel formule songfestival lotto results champion world
knowledge: hoofdstad inwoners president premier minister koning koningin oorlog oekraine verkiezing- partij stemmen planeet planeten maan heelal dinosaurus vulkaan schilderde uitgevonden hoogste grootste langste capital president planet history biggest
sums: keer maal gedeeld procent wortel optellen aftrekken som sommen bereken- kwadraat formule times plus minus percent calculate square
writing: gedicht opstel werkstuk spreekbeurt sollicitatie- sollicit- vertaal vertaling synoniem rijmt rijm mop moppen raadsel verzin speech huiswerk essay poem joke story translate rhyme
abuse: sukkel idioot idioten stom stomme dom domme lul klootzak trut kut bek rot rotop flikker sodemieter waardeloos waardeloze poep schijt hoer kanker tering val dood lelijk fuck shit idiot stupid useless garbage suck shut
feelings: verliefd eenzaam verdrietig boos bang liefde ruzie vriendje vriendin trouw- vreemdgaan gevoel gevoelens leuk hou houden lonely love sad angry boyfriend girlfriend
machine: script select delete drop table insert curl http https import console log eval exec system prompt instructie- json python javascript html sudo rm etc passwd payload token api
chatter: hoi hallo hey hello doei dag goedemorgen goedemiddag goedenavond bedankt dank merci oke ok test testen hi bye thanks morning
gadget: wifi router modem simkaart batterij accu oplader oplaad- toetsenbord muis monitor virus harddisk usb-c bluetooth wekker rekenmachine smartwatch drone headset update installeer- printer inkt cartridge
shopping: koop kopen verkopen winkel winkels webshop pakket pakketje bezorg- retour bestelling goedkoopste prijsvergelijk- tweedehands buy shop order delivery cheap cheapest
`;
