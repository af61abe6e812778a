# Imparare la scopa in italiano: il corso, le guide, il glossario, le domande.
# Un testo può nominare ogni carta: $card-7d è «il 7 di denari», $name-7d è «7 di denari»,
# $rank-C è «cavallo», sempre come li chiama il mazzo scelto.

## Risposte a un tentativo

attempt-lays = Puoi calare { $card }, ma qui si chiede altro. Prova ancora.
attempt-takes = Puoi giocare { $card } e prendere { $cards }, ma qui si chiede altro. Prova ancora.
attempt-duty = Calare e basta non si può: se giochi { $card }, devi prendere, perché da prendere c’è.
attempt-nothing = In tavola niente fa { $value }. Puoi solo calare { $card }, senza scegliere carte in tavola.
attempt-short =
    { $count ->
        [one] La carta scelta vale { $sum }
       *[other] Le carte scelte fanno { $sum }
    }, la tua vale { $value }: troppo poco.
attempt-over =
    { $count ->
        [one] La carta scelta vale { $sum }
       *[other] Le carte scelte fanno { $sum }
    }, la tua vale solo { $value }: troppo.
attempt-equal-first =
    La somma torna, ma prima viene la carta uguale: devi prendere { $count ->
        [one] { $equal }.
       *[other] una di queste: { $equal }.
    }
attempt-one-equal = Una carta uguale si prende da sola: con { $card } ne prendi una, e nient’altro.
attempt-fewest =
    La somma torna, ma bisogna prendere meno carte possibile: { $least ->
        [one] ne basta una
       *[other] ne bastano { $least }
    }, e tu ne hai scelte { $count }.
attempt-ace-sweeps =
    { $count ->
        [one] L’asso prende quello che c’è: l’unica carta in tavola.
       *[other] L’asso prende tutta la tavola: tutte e { $count } le carte, senza scegliere.
    }
attempt-ace-one =
    { $count ->
        [one] Se in tavola c’è un asso, il tuo prende quello e nient’altro.
       *[other] Se in tavola ci sono assi, il tuo ne prende uno e nient’altro.
    }
attempt-fifteen-short = Con la tua carta fa { $sum }. Bisogna fare quindici: manca qualcosa.
attempt-fifteen-over = Con la tua carta fa { $sum }. Bisogna fare quindici: è troppo.
attempt-fifteen-equal = In questo gioco le carte uguali non contano. Queste due fanno { $sum }, e bisogna fare quindici.
attempt-fifteen-nothing = Per fare quindici servirebbe { $missing } in tavola, e niente fa { $missing }. Puoi solo calare { $card }.

## Il corso

chapter-first-plays = Le prime giocate
chapter-points = I punti
chapter-whole-game = Una partita intera
chapter-partners = In quattro al tavolo
chapter-other-rules = Altre regole

## Lezioni

lesson-deck = Il mazzo
lesson-deck-about = Quaranta carte, quattro semi, dieci valori.
lesson-deck-1 = Ogni seme va dall’asso al sette, poi vengono tre figure. I semi italiani sono denari, coppe, spade e bastoni; nel mazzo francese sono quadri, cuori, picche e fiori. I denari sono quelli da tenere d’occhio.
lesson-deck-2 = Otto, nove e dieci coi numeri non ci sono. Al loro posto contano le figure: { $rank-F } 8, { $rank-C } 9, { $rank-R } 10. L’asso vale semplicemente 1.
lesson-deck-3 = A casa hai un mazzo francese e togli gli otto, i nove e i dieci. Quale di queste carte è la tua donna di cuori?
lesson-deck-3-done = Proprio lei. I cuori sono le coppe, e la donna sta al posto del cavallo: 9.
lesson-deck-3-Fc = Il seme è giusto, ma quello è il posto del fante: 8.
lesson-deck-3-Rc = Il seme è giusto, ma quello è il re: 10.
lesson-deck-3-Cd = Il valore è giusto, ma i denari sono i quadri. I cuori sono le coppe.
lesson-deck-4 = E quanto vale questa carta quando si sommano le carte?
lesson-deck-4-done = Dieci, il massimo.
lesson-deck-4-8 = Otto è il { $rank-F }. Poi viene il nove, e poi?
lesson-deck-4-9 = Nove è la figura prima di questa. Ancora uno.

lesson-pair = Prendere o calare
lesson-pair-about = Una carta prende quella uguale in tavola.
lesson-pair-1 = Tocca a te: giochi una carta. Se vale quanto una carta in tavola, la prende, e tutte e due vanno nel tuo mazzetto. Una delle tue ne ha una uguale in tavola. Scegli la carta, poi quella che prende.
lesson-pair-1-done = Presa! Adesso tutte e due le carte sono tue, coperte nel tuo mazzetto.
lesson-pair-1-lay = Quella carta non ne trova una uguale. Resterebbe in tavola, e Rosa potrebbe prenderla. Cerca due carte dello stesso valore.
lesson-pair-2 = Adesso nessuna delle tue carte trova qualcosa. Allora bisogna calarne una: resta scoperta in tavola. Stavolta va bene qualunque carta.
lesson-pair-2-done = Eccola lì. Da adesso la può prendere chiunque.

lesson-sum = Le somme
lesson-sum-about = Una carta ne prende più d’una, se la somma torna.
lesson-sum-1 = Qui di carte uguali non ce ne sono. Ma una carta può anche prenderne più d’una insieme, se in tutto valgono quanto lei. Quale delle tue ci riesce?
lesson-sum-1-done = 4 e 3 fanno 7: tre carte nel mazzetto in un colpo solo.
lesson-sum-1-lay = Quella resterebbe lì e basta. Guarda il 4 e il 3: quanto fanno insieme?
lesson-sum-2 = Più carte si prendono, meglio è. Con una delle tue prendine tre dalla tavola.
lesson-sum-2-done = 1, 5 e 3 fanno 9, proprio quanto la tua carta. Sono quattro carte per te.
lesson-sum-2-two = 6 e 3 fanno 9, giusto. Ma dalla tavola sono due carte, e se ne possono prendere tre.
lesson-sum-2-four = 1 e 3 fanno 4, giusto. Ma con un’altra carta ne prendi tre.
lesson-sum-2-lay = Quella non prende niente. Due delle tue possono prendere: prova con la più alta.

lesson-single = Prima la carta uguale
lesson-single-about = Se c’è la carta uguale, niente somme.
lesson-single-1 = In tavola ci sono due denari, 4 e 3: sarebbe un bel 7. Però c’è anche un 7. Prova a vedere che cosa può prendere il tuo 7.
lesson-single-1-done = La regola è questa: se c’è la carta uguale, si prende quella e nient’altro.
lesson-single-1-lay = Puoi farlo, ma il tuo 7 può prendere qualcosa. Usa quello.
lesson-single-2 = Qui due carte sono uguali al tuo 7. Ne prendi una sola, e la scegli tu. Il sette di denari ha un nome, settebello, e da solo vale un punto.
lesson-single-2-done = Bella scelta: è il settebello, un punto tutto suo.
lesson-single-2-cups = Puoi farlo, ma così lasci { $card-7d }, che da solo vale un punto.
lesson-single-2-lay = E lasci tutti e due i sette a Rosa? Prendine uno.

lesson-duty = L’obbligo di prendere
lesson-duty-about = La carta che può prendere deve, ma quale giocare lo scegli tu.
lesson-duty-1 = Prova pure a calare { $card-6s } senza prendere niente. Poi guarda che cosa si può fare.
lesson-duty-1-done = Appunto: una carta che può prendere deve prendere.
lesson-duty-1-other = Questo si può sempre fare: nessuno ti obbliga a giocare una carta che prende. Qui però vogliamo vedere il 6.
lesson-duty-2 = L’obbligo vale per la carta che giochi, non per tutta la mano. A Rosa resta una carta, e tu sai che è { $card-5d }. Se il tuo 6 prende il 6, il 5 rimane solo e lei spazza la tavola. C’è un altro modo?
lesson-duty-2-done = Hai giocato una carta che non prende, ed è un tuo diritto. Quelle tre carte Rosa non le può spazzare.
lesson-duty-2-six = Due carte per te, ma adesso rimane solo il 5. Rosa lo prende col suo: la tavola è vuota, e il punto è suo.

lesson-choice = Che cosa prendere
lesson-choice-about = Più somme tornano, e scegli tu.
lesson-choice-1 = Il tuo 7 può prendere 2 e 5, oppure 3 e 4. Sono due carte comunque. Ma alla fine c’è un punto per chi ha più denari.
lesson-choice-1-done = Così c’è anche un denaro. Il resto è uguale, tanto vale prenderlo.
lesson-choice-1-no-coin = È una presa giusta, ma nell’altra c’era un denaro. Il punto dei denari si vince così.
lesson-choice-1-ace = Puoi farlo, ma qui il 7 prende due carte.
lesson-choice-2 = Adesso { $card-Rs }: può prendere 7 e 3, oppure 6 e 4. Un denaro c’è in tutti e due i casi. I sette sono le carte migliori per la primiera: quale coppia prendi?
lesson-choice-2-done = Il 7, certo: per la primiera non c’è niente di meglio, e subito dopo viene il 6.
lesson-choice-2-six = Un 6 va bene, ma un 7 per la primiera vale di più, e ce ne sono solo quattro.
lesson-choice-2-two = Puoi farlo, ma l’altra tua carta qui ne prende due.

lesson-scopa = Scopa!
lesson-scopa-about = Chi spazza la tavola ha subito un punto.
lesson-scopa-1 = Chi prende tutto quello che c’è in tavola fa scopa e guadagna un punto. Riesci a spazzare questa?
lesson-scopa-1-done = Scopa! 3, 2 e 4 fanno 9. Adesso Rosa deve giocare sulla tavola vuota.
lesson-scopa-1-three = Una carta per te, e il resto rimane. Somma tutte e tre: quanto fa?
lesson-scopa-2 = Il tuo 5 prenderebbe il 5, il tuo 2 il 2. Ma perché accontentarsi di una carta?
lesson-scopa-2-done = Ancora scopa. Per prima cosa somma sempre tutta la tavola.
lesson-scopa-2-five = Così rimane il 2, e se Rosa avesse un 2 farebbe scopa lei. C’è una carta che li prende tutti e due?
lesson-scopa-2-two = Così rimane il 5, e se Rosa avesse un 5 farebbe scopa lei. C’è una carta che li prende tutti e due?
lesson-scopa-3 = La tavola è vuota e cali questa carta. È scopa?
lesson-scopa-3-yes = No, non hai preso niente. Per spazzare ci vuole qualcosa da spazzare.
lesson-scopa-3-done = Per fare scopa bisogna prendere; calare non conta mai.

lesson-careful = Non regalare scope
lesson-careful-about = Lascia a Rosa una tavola che non si spazza.
lesson-careful-1 = Non c’è niente da prendere, quindi devi calare. La carta più alta vale 10: una tavola che fa 11 o più è al sicuro. Quale carta cali?
lesson-careful-1-done = 4, 5 e 2 fanno 11, e nessuna carta li spazza.
lesson-careful-1-ten = 4, 5 e 1 fanno 10: li spazza qualunque re. E Rosa, guarda caso, ne ha uno.
lesson-careful-2 = Tutti e quattro i re sono già nel mazzetto di Rosa. Quale somma non può più prendere nessuno?
lesson-careful-2-done = 4 e 6 fanno 10, e di re non ce ne sono più. Sapere che cosa è uscito è metà del gioco.
lesson-careful-2-seven = 4 e 3 fanno 7, e di sette ce ne sono ancora. Rosa ne ha uno.

lesson-last-card = L’ultima carta
lesson-last-card-about = Che cosa avanza, e a chi va.
lesson-last-card-1 = Il mazzo è finito, e questa è l’ultimissima carta della smazzata. Chi prende per ultimo si porta via anche quello che rimane in tavola. Fa’ che sia tu.
lesson-last-card-1-done = Hai preso per ultimo, quindi ti porti via anche { $card-Rs } e { $card-2b }. Non è scopa, solo qualche carta in più.
lesson-last-card-2 = È l’ultimissima carta della smazzata, e prende tutto. È scopa?
lesson-last-card-2-yes = Le carte sono tue, il punto no: con l’ultimissima carta della smazzata non si fa scopa. Sarebbe troppo facile.
lesson-last-card-2-done = Prendi le carte, ma l’ultima carta della smazzata non fa scopa.
lesson-last-card-3 = Le stesse carte, ma il mazzo non è finito: dopo questa se ne danno altre tre a testa. È scopa?
lesson-last-card-3-done = Sì. È esclusa solo l’ultima carta di tutta la smazzata, non l’ultima che hai in mano.
lesson-last-card-3-no = Invece sì. Ci sono ancora carte da dare, quindi non è l’ultima della smazzata.

lesson-cards-coins = Carte e denari
lesson-cards-coins-about = Due punti per chi ne ha di più.
lesson-cards-coins-1 = Finite le carte, si conta. Un punto a chi ha più carte: in due o a coppie ne bastano 21 su 40. Un punto a chi ha più denari: sei di questi dieci.
lesson-cards-coins-2 = Questi sono i denari dei due mazzetti. A chi va il punto dei denari?
lesson-cards-coins-2-done = A te: sei sono più di quattro. Quanto valgono non importa, conta solo quanti sono.
lesson-cards-coins-2-other = Rosa ha { $card-Rd }, ma qui conta solo il numero. Guarda meglio.
lesson-cards-coins-2-nobody = Solo in parità non va a nessuno. Conta ancora.
lesson-cards-coins-3 = E nella stessa smazzata: 20 carte a testa. A chi va il punto delle carte?
lesson-cards-coins-3-done = A nessuno. Bisogna averne più degli altri; in parità il punto non si assegna.
lesson-cards-coins-3-you = 20 contro 20 non è di più. Te ne mancava una.
lesson-cards-coins-3-other = 20 contro 20 non è di più nemmeno per Rosa.

lesson-settebello = Il settebello
lesson-settebello-about = La carta più preziosa del mazzo.
lesson-settebello-1 = Il { $name-7d } è il settebello: chi ce l’ha alla fine guadagna un punto. E conta anche per i denari e per la primiera. Come ne ricavi il massimo?
lesson-settebello-1-done = 7 e 2 fanno 9: il settebello, una scopa e tre carte invece di due.
lesson-settebello-1-seven = Il settebello è tuo, ma il 2 rimane in tavola. Con l’altra carta li prendevi tutti e due, e facevi scopa.
lesson-settebello-2 = Stavolta ce l’hai in mano tu, e non c’è niente da prendere. Quello che cali, Rosa lo può prendere. Che cosa cali?
lesson-settebello-2-done = I re costano poco. Il settebello aspetta finché non può prendere qualcosa.
lesson-settebello-2-exposed = Se Rosa ha un 7, addio punto. Cala qualcosa che costa poco.

lesson-primiera = La primiera
lesson-primiera-about = La carta migliore di ogni seme, contata all’antica.
lesson-primiera-1 = Per la primiera conta la tua carta migliore di ogni seme, con valori tutti suoi: il 7 vale 21, il 6 vale 18, l’asso 16, il 5 vale 15, il 4 vale 14, il 3 vale 13, il 2 vale 12 e ogni figura 10. La somma più alta di quattro carte prende il punto.
lesson-primiera-2 = Ecco un mazzetto. Scegli di ogni seme la carta che conta per la primiera. Prova pure: la somma si aggiorna.
lesson-primiera-2-done = Questa è la tua primiera: { $sum }. Di più in questo mazzetto non c’è.
lesson-primiera-2-short = Fa { $sum }. In questo mazzetto c’è una carta migliore, ricorda: 7, 6, asso.
lesson-primiera-2-lacking =
    { $count ->
        [one] Manca ancora un seme: ci vuole una carta di ciascuno.
       *[other] Mancano ancora { $count } semi: ci vuole una carta di ciascuno.
    }
lesson-primiera-3 = Tu hai tre sette e una figura. Rosa ha un sette e tre sei. Chi vince la primiera?
lesson-primiera-3-done = Rosa, 75 a 73. Un seme debole costa più di quel che si crede.
lesson-primiera-3-you = 21, 21, 21 e 10 fanno 73. Adesso somma quelli di Rosa: 18, 18, 18 e 21.
lesson-primiera-3-nobody = Non è parità: fa’ il conto per tutti e due.
lesson-primiera-4 = Di sette ne hai in abbondanza, ma nemmeno una carta di bastoni. Rosa ha qualcosa di ogni seme. Chi vince?
lesson-primiera-4-done = Rosa. Senza tutti e quattro i semi non c’è primiera, per quanto bello sia il resto.
lesson-primiera-4-you = I tuoi tre semi sono splendidi, ma senza bastoni la primiera non ce l’hai proprio.
lesson-primiera-4-nobody = Se nessuno avesse tutti e quattro i semi, sì. Ma Rosa li ha.

lesson-round = Una smazzata intera
lesson-round-about = Dalla prima carta al conto, e io ti sto accanto.
lesson-round-1 = Tre carte a testa, quattro in tavola. Cominci tu. Guarda prima se c’è qualcosa da prendere: una delle tue carte può.
lesson-round-1-done = Un buon inizio: due carte, e una è buona per la primiera.
lesson-round-2 = Restano 8 e 8, e per te non c’è niente. Conviene tenere { $card-Rb }: cala l’altra carta.
lesson-round-2-done = In tavola c’è 18, troppo perché qualcuno la spazzi.
lesson-round-3 = Restano 2 e 8. Quanto fa?
lesson-round-3-done = Scopa, il primo punto della smazzata!
lesson-round-4 = Carte nuove. Rosa ha dovuto giocare sulla tavola vuota: un 4.
lesson-round-4-done = Scopa numero due. Sulla tavola vuota non gioca volentieri nessuno.
lesson-round-5 = E si continua: adesso c’è un 5.
lesson-round-5-done = Tre di fila. Si chiama mulinello, e nessuno vorrebbe finirci dentro.
lesson-round-7 = Carte nuove. In tavola 7, 10 e 6. I sette sono le carte migliori per la primiera.
lesson-round-7-done = Due sette, e il mazzetto comincia a farsi bello.
lesson-round-8 = C’è solo un 6, e tu hai due carte dello stesso valore, una di denari. Cala quella che ti costa meno.
lesson-round-8-done = E per ora il denaro resta a te. Calare una di due uguali è una buona idea: restano meno carte che la possono prendere.
lesson-round-10 = Carte nuove. Due delle tue possono prendere. I sei sono buoni per la primiera, e il tuo è di denari.
lesson-round-10-done = Il 2 può aspettare: restano 9 e 2, troppo perché qualcuno spazzi.
lesson-round-13 = Carte nuove, e c’è il settebello! Ci arrivi? Purtroppo no, ma una delle tue carte ne prende due, e una è un denaro.
lesson-round-13-done = Così il settebello rimane solo, ma il rischio è piccolo: due sette li hai già tu, ne resta uno solo che lo può prendere.
lesson-round-14 = Rosa non ha potuto prenderlo. Tu hai solo denari da calare e non c’è rimedio: col 4 la tavola pesa di più.
lesson-round-14-done = In tavola c’è 20. Non la spazza nessuno.
lesson-round-16 = Le ultime tre carte. Due prese sono possibili; una ti ridà il tuo denaro.
lesson-round-16-done = Per il punto bastano sei denari: conta ognuno.
lesson-round-18 = Rosa aveva l’ultimo sette e si è presa il settebello. Ti resta una carta, e non c’è niente da prendere.
lesson-round-18-done = Rosa cala l’ultima carta. L’ultima presa è stata tua, quindi quello che rimane in tavola va a te.
lesson-round-19 = Ecco il conto: carte, denari, primiera e tre scope per te, il settebello per Rosa. Sei a uno. E adesso giocane una tutta tua!
round-take = Gioca { $card } e prendi { $cards }.
round-lay = Stavolta non c’è niente da prendere: cala { $card }.
round-done = Bene. Avanti.

lesson-match = Vincere la partita
lesson-match-about = Undici punti, e più degli altri.
lesson-match-1 = Si gioca agli 11. Prima di questa smazzata eri sotto 9 a 10; poi tu hai fatto 3 punti e Rosa 2. Chi ha vinto?
lesson-match-1-done = 12 a 12: tutti e due avete passato l’11, ma nessuno è davanti. Decide un’altra smazzata.
lesson-match-1-you = Tu hai 12, ma anche Rosa. A pari punti non vince nessuno.
lesson-match-1-other = Rosa era avanti, ma la smazzata si conta sempre tutta. Adesso è 12 a 12.
lesson-match-2 = Stavolta eravate 9 a 9. Tu hai fatto 4 punti, Rosa 3. Lei dice di essere arrivata prima a 11. Chi ha vinto?
lesson-match-2-done = Tu, 13 a 12. Chi ci è arrivato prima non importa: conta tutta la smazzata.
lesson-match-2-other = L’ordine dei punti non importa. Si conta tutta la smazzata, e 13 è più di 12.
lesson-match-2-again = Solo in parità. Qui siete 13 a 12.

lesson-three = In tre
lesson-three-about = Ognuno per sé.
lesson-three-1 = Tre mazzetti: 14 carte per te, 14 a destra, 12 a sinistra. A chi va il punto delle carte?
lesson-three-1-done = A nessuno: in due dividono il primo posto. In tre con 14 carte si può vincere, ma non è detto.
lesson-three-1-you = Tu ne hai 14, ma anche chi ti sta a destra. A pari merito il punto non si assegna.
lesson-three-1-right = Lì ce ne sono 14, ma anche da te. A pari merito il punto non si assegna.
lesson-three-1-left = 12 è il più piccolo dei tre mazzetti.
lesson-three-2 = Si gioca verso destra, e prima che tocchi di nuovo a te giocano altri due. Due delle tue carte possono prendere. Di 3 ne sono già usciti tre: che cosa preferisci lasciare in tavola?
lesson-three-2-done = Rimane solo il 3, ed è l’ultimo: nessuno lo può prendere per fare scopa.
lesson-three-2-five = Così rimane solo il 5, e un 5 si trova facilmente: chi ti sta a destra ce l’ha. Sarebbe scopa.

lesson-partners = Il compagno
lesson-partners-about = Due contro due, un mazzetto per coppia.
lesson-partners-1 = In quattro si gioca insieme a chi siede di fronte. Il tuo compagno spazza la tavola. Di chi è il punto?
lesson-partners-1-done = Vostro, di tutti e due. Avete un solo mazzetto e un solo conto.
lesson-partners-1-them = No, chi ti sta di fronte è con te. Gli altri siedono alla tua destra e alla tua sinistra.
lesson-partners-2 = Il tuo compagno ha appena calato { $card-4c }, probabilmente perché di 4 ne ha un altro. Puoi prendere il 4, oppure { $card-Rs }. Che cosa prendi?
lesson-partners-2-done = Ben giocato. Il 4 resta lì, e il compagno lo prenderà più tardi. Quello che cala lui, se puoi, non toccarlo.
lesson-partners-2-four = Due carte, ma erano per il tuo compagno, e adesso il suo 4 non prende più niente. Se puoi, prendi altro.

lesson-scopone = Scopone
lesson-scopone-about = Nove carte a testa, e ci vuole memoria.
lesson-scopone-1 = Nello scopone si danno tutte le carte in una volta: nove a testa, quattro in tavola. Siamo a metà, e qui non si prende niente. Hai in mano tre 3. Che cosa cali con più sicurezza?
lesson-scopone-1-done = Di 3 ne resta in giro uno solo, e può darsi che l’abbia proprio il tuo compagno.
lesson-scopone-1-six = Di 6 ne restano in giro tre, e un 6 è buono per la primiera. Di quale valore hai più carte?
lesson-scopone-1-seven = Il settebello in tavola per tutti? Tienilo finché non può prendere qualcosa.
lesson-scopone-2 = Il tuo compagno ha calato un 2, e l’avversario dopo di lui l’ha preso con un altro 2. Uno l’hai tu, uno è ancora nascosto. I compagni calano volentieri le carte che hanno doppie. Che cosa ti dice?
lesson-scopone-2-done = L’ultimo 2 ce l’ha probabilmente il compagno, quindi il tuo non lo prende nessun altro. Ricalare lo stesso valore è una risposta vecchia e buona.
lesson-scopone-2-other = Puoi farlo, ma di quelle ce ne sono ancora parecchie in giro. Pensa al 2 calato dal compagno.

lesson-scientifico = Scopone scientifico
lesson-scientifico-about = Dieci carte a testa e la tavola vuota.
lesson-scientifico-1 = Tutte e quaranta le carte sono in mano e la tavola è vuota: la prima carta si può solo calare. Se del suo valore ne hai una sola, chi segue ne ha una uguale quasi tre volte su quattro; se ne hai tre, solo una volta su tre. Che cosa cali?
lesson-scientifico-1-done = Una di tre: un’apertura più sicura non c’è.
lesson-scientifico-1-coin = Un denaro, e l’unica carta di quel valore che hai? Cercane una che hai tre volte.
lesson-scientifico-1-seven = Un sette è un tesoro, non un’apertura. Cerca una carta che hai tre volte.
lesson-scientifico-2 = All’inizio di ogni valore ci sono quattro carte. La coppia del mazziere gioca per ultima, ed è contenta finché le carte se ne vanno a due a due. Hai cominciato tu, quindi scompiglia: prendi carte diverse. Che cosa giochi?
lesson-scientifico-2-done = 5 prende 3 e 2: tre valori adesso sono dispari, e al mazziere i conti non tornano più. Si chiama spariglio.
lesson-scientifico-2-pair = 3 prende 3: se ne va una coppia, e al mazziere i conti tornano. Carte diverse sarebbero state meglio.
lesson-scientifico-2-lay = Puoi farlo, ma qui c’è da prendere, e con più effetto.

lesson-quindici = Quindici
lesson-quindici-about = Tutto deve fare quindici.
lesson-quindici-1 = Qui le carte uguali non c’entrano: la tua carta e quelle prese insieme devono fare 15. Prendi due carte dalla tavola.
lesson-quindici-1-done = 5, 7 e 3 fanno 15. Il 5 in tavola non serviva: 5 e 5 fanno solo 10.
lesson-quindici-1-jack = 8 e 7 fanno 15, giusto. Ma c’è una giocata che prende due carte.
lesson-quindici-1-lay = A quella servirebbe 13, e in tavola niente fa 13. Provane un’altra.
lesson-quindici-2 = La scopa è quella di sempre: prendere tutto. Quale carta fa 15 con l’intera tavola?
lesson-quindici-2-done = 5, 4 e 6 fanno 15: scopa!
lesson-quindici-2-six = 9 e 6 fanno 15, ma il 4 rimane. Somma tutta la tavola e guarda quanto manca.

lesson-quindici-napoli = Quindici napoletano
lesson-quindici-napoli-about = Quindici, con due premi.
lesson-quindici-napoli-1 = Ancora quindici, ma c’è un premio: se lo fai con esattamente tre carte, la tua e altre due, e sono tutte di semi diversi, guadagni un punto. Quale 6 ti porti via?
lesson-quindici-napoli-1-done = Spade, denari e coppe: un tris, un punto.
lesson-quindici-napoli-1-two-suits = Quindici è, ma due delle tre sono spade. Per il tris ci vogliono tre semi diversi.
lesson-quindici-napoli-1-lay = Puoi farlo, ma qui il tuo 5 fa 15 con due carte.
lesson-quindici-napoli-2 = L’altro premio è la napola: asso, 2 e 3 di denari valgono tre punti, e ogni denaro che segue senza salti ne vale un altro. Tu hai questi denari. Quanto vale la tua napola?
lesson-quindici-napoli-2-done = Quattro punti: asso, 2, 3 e 4. Il 6 non si attacca, perché manca il 5.
lesson-quindici-napoli-2-1 = È di più: asso, 2 e 3 da soli sono già tre punti.
lesson-quindici-napoli-2-3 = Tre per asso, 2 e 3, ma il 4 viene subito dopo.

lesson-assi = Scopa d’assi
lesson-assi-about = L’asso spazza la tavola.
lesson-assi-1 = In questo gioco l’asso prende tutto quello che c’è in tavola, qualunque somma faccia. Fa’ piazza pulita!
lesson-assi-1-done = Quattro carte per te. Tieni gli assi per le tavole piene.
lesson-assi-1-five = Due carte. L’asso avrebbe preso tutta la tavola.
lesson-assi-2 = Era una scopa?
lesson-assi-2-yes = Nella scopa d’assi no, sarebbe troppo facile. Prendi le carte, ma nessun punto.
lesson-assi-2-done = L’asso che spazza porta carte, non la scopa.
lesson-assi-3 = E se in tavola c’è solo un asso, e il tuo lo prende?
lesson-assi-3-done = Sì: è una carta uguale che prende l’unica in tavola, una scopa come le altre.
lesson-assi-3-no = Invece sì: asso che prende asso sarebbe scopa in qualunque gioco.

lesson-re-bello = Re bello
lesson-re-bello-about = Il re di denari vale un punto.
lesson-re-bello-1 = È tutto come nella scopa, ma il { $name-Rd }, il re bello, vale un punto per chi ce l’ha alla fine, come il settebello. Sai che cosa fare.
lesson-re-bello-1-done = Il re bello è tuo, e con lui un denaro.
lesson-re-bello-1-clubs = Un re, ma quello sbagliato: così lasci { $card-Rd }, e con lui un punto.
lesson-re-bello-1-three = Puoi farlo, ma in tavola c’è un punto che aspetta.
lesson-re-bello-2 = Adesso ce l’hai in mano tu, e non si prende niente. Nella scopa i re si calano volentieri. E qui?
lesson-re-bello-2-done = Meglio così. Tieni il re bello finché non può prendere qualcosa.
lesson-re-bello-2-exposed = Lo prende qualunque altro re, e il punto con lui. Qui costa parecchio.

lesson-asso-piglia-tutto = Asso piglia tutto
lesson-asso-piglia-tutto-about = L’asso prende tutto, ed è scopa.
lesson-asso-piglia-tutto-1 = Anche qui l’asso prende tutta la tavola, e stavolta è scopa. Che cosa giochi?
lesson-asso-piglia-tutto-1-done = È tutto tuo, e con un punto in più.
lesson-asso-piglia-tutto-1-three = Due carte. Con l’asso ne prendevi quattro, lui compreso, e facevi scopa.
lesson-asso-piglia-tutto-2 = C’è un modo per fermarlo: se in tavola c’è già un asso, il tuo deve prendere quello e nient’altro. Prova.
lesson-asso-piglia-tutto-2-done = Asso prende asso, e il resto rimane. Un asso solo protegge una tavola piena.
lesson-asso-piglia-tutto-2-six = Puoi farlo, ma vogliamo vedere che cosa fa l’asso.

## Guide

guide-table = Al tavolo
guide-taking = Le prese
guide-scopa = La scopa
guide-points = I punti
guide-match = La partita
guide-players =
    { $count ->
        [2] Si gioca in due, uno contro l’altro.
        [3] Si gioca in tre, ognuno per sé.
       *[other] Si gioca in quattro, a coppie: chi siede di fronte divide mazzetto e punti.
    }
guide-any-number = A questo gioco si può giocare in due, in tre, ognuno per sé, o in quattro, a coppie.
guide-deal-hands = Si danno { $hand } carte a testa e { $table } scoperte in tavola. Finite le carte in mano, se ne danno altre { $hand } a testa, nessuna in tavola, fino a esaurire il mazzo.
guide-deal-all =
    Si danno tutte le carte in una volta: { $hand } a testa, { $table ->
        [0] nessuna in tavola
       *[other] { $table } scoperte in tavola
    }. Non ne avanza nessuna.
guide-redeal = Se tra le prime carte in tavola ci sono tre o quattro re, si mescola e si ridà.
guide-turns = Comincia chi sta alla destra del mazziere, e si gioca verso destra, una carta per volta. È sempre lo stesso ad aprire ogni mano della smazzata. A ogni smazzata il mazzo passa a destra.
guide-first-card = All’inizio la tavola è vuota: la prima carta si può solo calare.
guide-capture-single-first = Una carta prende una carta dello stesso valore; se ce n’è più d’una, scegli tu. Solo se non c’è una carta uguale può prenderne più d’una che sommate facciano il suo valore.
guide-capture-choice = Se torna più di una somma, scegli tu.
guide-capture-fewest = Una carta prende una o più carte che facciano il suo valore, ma meno carte possibile: quello che si fa con una non si può fare con due.
guide-capture-any = Una carta prende una carta uguale o qualsiasi gruppo che sommato faccia il suo valore, come vuoi, anche se in tavola c’è la carta uguale.
guide-capture-fifteen = La tua carta e quelle prese devono fare quindici insieme. Le carte uguali non contano. Se torna in più modi, scegli tu.
guide-ace-sweep = L’asso prende tutto quello che c’è in tavola. Sulla tavola vuota si cala come le altre carte.
guide-ace-on-ace-sweep = E lo fa anche se in tavola c’è già un asso.
guide-ace-on-ace-single = Ma se in tavola c’è già un asso, prende un asso solo e nient’altro.
guide-duty = Una carta che può prendere deve prendere. Ma nessuno è obbligato a giocarla: puoi sempre scegliere un’altra carta. Quella che non prende resta scoperta in tavola.
guide-scopa-about = Chi prende tutto quello che c’è in tavola fa scopa e guadagna un punto. Calare sulla tavola vuota non è scopa.
guide-ace-scopa = Anche quando è l’asso a spazzare la tavola, è scopa.
guide-ace-no-scopa = Quando è l’asso a spazzare la tavola non è scopa, a meno che in tavola ci fosse un asso solo.
guide-last-sweep-last-card = Con l’ultimissima carta della smazzata non si fa scopa, nemmeno se prende tutto.
guide-last-sweep-last-capture = L’ultima presa della smazzata non è mai scopa, anche se poi si cala ancora.
guide-last-sweep-counts = La scopa vale fino all’ultima carta della smazzata.
guide-leftovers = Quello che avanza in tavola va a chi ha preso per ultimo. Non è mai scopa. Se in tutta la smazzata non ha preso nessuno, resta di nessuno.
guide-count = Alla fine di ogni smazzata si contano i mazzetti.
guide-carte =
    { $sides ->
        [2] Carte: un punto a chi ne ha di più. Ne bastano { $enough }.
       *[other] Carte: un punto a chi ne ha di più. Meno di { $enough } non bastano mai.
    }
guide-denari =
    { $sides ->
        [2] Denari: un punto a chi ne ha di più. Ne bastano { $enough }.
       *[other] Denari: un punto a chi ne ha di più. Meno di { $enough } non bastano mai.
    }
guide-settebello = Settebello: un punto per il 7 di denari.
guide-primiera = Primiera: un punto per la somma più alta delle carte migliori, una per seme. Il 7 vale 21, il 6 vale 18, l’asso 16, dal 5 al 2 si conta 15, 14, 13 e 12, le figure 10. Chi non ha tutti e quattro i semi non la può vincere. Tre sette e una figura fanno { $sevens }, un sette e tre sei { $sixes }.
guide-scope = Scope: un punto ciascuna.
guide-re-bello = Re bello: un punto per il re di denari.
guide-napola = Napola: asso, 2 e 3 di denari dalla stessa parte valgono tre punti, e ogni denaro che segue senza salti ne vale un altro.
guide-tris = Tris: un punto ogni volta che esattamente tre carte, la tua e due in tavola, fanno quindici e sono di tre semi diversi.
guide-ties =
    { $sides ->
        [2] In parità il punto non va a nessuno.
       *[other] Se in due dividono il primo posto, il punto non va a nessuno.
    }
guide-our-reading = Dei premi napoletani abbiamo trovato solo qualche accenno. Noi li intendiamo così.
guide-target = Vince chi arriva a { $target } punti. La smazzata si conta sempre tutta: non importa chi ci arriva prima, ma chi ne ha di più.
guide-equal-totals = Se a { $target } o oltre i punteggi più alti sono pari, si gioca un’altra smazzata.

## Glossario

term-scopa = Scopa
term-scopa-about = Prendere tutto quello che c’è in tavola, come con la scopa di casa: un punto.
term-scopone = Scopone
term-scopone-about = La scopa grande, in quattro, con tutte le carte date in una volta.
term-smazzata = Smazzata
term-smazzata-about = Dal dare le carte al contare i mazzetti.
term-partita = Partita
term-partita-about = Tante smazzate quante ne servono per arrivare ai punti stabiliti.
term-mazziere = Mazziere
term-mazziere-about = Chi dà le carte, e in ogni giro gioca per ultimo.
term-di-mano = Di mano
term-di-mano-about = Chi apre il gioco: sta alla destra del mazziere.
term-compagno = Compagno
term-compagno-about = Chi gioca con te, e ti siede di fronte.
term-presa = Presa
term-presa-about = Una carta giocata e quello che si porta via.
term-calare = Calare
term-calare-about = Mettere in tavola una carta che non prende niente.
term-mazzetto = Mazzetto
term-mazzetto-about = Le carte prese, coperte davanti a te.
term-carte = Carte
term-carte-about = Il punto a chi ha più carte.
term-denari = Denari
term-denari-about = Il seme, e il punto a chi ne ha di più. Nel mazzo francese sono i quadri.
term-settebello = Settebello
term-settebello-about = Il sette di denari, che da solo vale un punto.
term-primiera = Primiera
term-primiera-about = Il punto alle quattro carte migliori, una per seme, con valori tutti loro.
term-re-bello = Re bello
term-re-bello-about = Il re di denari, che vale un punto dove si usa così.
term-napola = Napola
term-napola-about = Asso, 2, 3 di denari e avanti senza salti, nello stesso mazzetto.
term-tris = Tris
term-tris-about = Nel quindici napoletano: tre carte di tre semi che fanno 15.
term-figura = Figura
term-figura-about = Fante 8, cavallo 9, re 10. Nel mazzo francese fante, donna, re.
term-pari-spari = Pari e spari
term-pari-spari-about = Se di un valore restano da giocare due o quattro carte, oppure una o tre.
term-spariglio = Spariglio
term-spariglio-about = Prendere carte diverse, così che i loro valori non se ne vadano più a coppie.
term-mulinello = Mulinello
term-mulinello-about = Una parte fa scopa più volte di fila, mentre l’altra può solo calare.

## Domande

question-must-take = Devo prendere, se posso?
question-must-take-answer = Se la carta che giochi può prendere, sì. Ma quale giocare lo decidi tu, e può anche essere una che non prende niente.
question-equal-card = Perché il mio 7 non può prendere 4 e 3?
question-equal-card-answer = Perché in tavola c’è un 7. Prima viene la carta uguale, e allora niente somme. A qualche tavolo si gioca diversamente: guarda tra le regole in dettaglio.
question-which-cards = Due carte in tavola sono uguali alla mia. Le prendo tutte e due?
question-which-cards-answer = No, una, e la scegli tu. Se una è un denaro, sai già quale.
question-queen = La donna vale 8 o 9?
question-queen-answer = 9. Il fante vale 8 e il re 10. Otto, nove e dieci coi numeri nel mazzo non ci sono.
question-tie = Abbiamo 20 carte a testa. A chi va il punto?
question-tie-answer = A nessuno. Lo stesso con cinque denari a testa e con primiere uguali: in parità il punto non si assegna.
question-no-suit = Avevo tre sette e ho perso la primiera. Com’è possibile?
question-no-suit-answer = O ti mancava il quarto seme, e allora la primiera non ce l’hai, o lì avevi una carta debole. 7, 7, 7 e una figura perdono contro 7, 6, 6, 6.
question-last-scopa = Ho spazzato con l’ultima carta, e non vale il punto?
question-last-scopa-answer = Con l’ultimissima carta della smazzata no, altrimenti chi gioca per ultimo avrebbe vita facile. Con l’ultima carta di una mano precedente sì.
question-left-over = A chi va quello che resta in tavola?
question-left-over-answer = A chi ha preso per ultimo. Spesso decide il punto delle carte.
question-both-eleven = Siamo arrivati tutti e due a 11. Chi vince?
question-both-eleven-answer = Chi ne ha di più. Se siete pari, si gioca un’altra smazzata.
question-king-redeal = Perché le carte sono state date due volte?
question-king-redeal-answer = In tavola c’erano tre o quattro re. Sarebbe un inizio fiacco, quindi si mescola di nuovo.
question-fair = Il computer vede le mie carte?
question-fair-answer = No. Gli altri giocatori sanno solo quello che si vede dal loro posto. E come si mescola è fissato prima della smazzata, e dopo lo si può controllare.
question-french-deck = Posso giocare con le carte che ho a casa?
question-french-deck-answer = Sì. Togli gli otto, i nove, i dieci e i jolly, e restano quaranta carte. I quadri sono i denari. Anche qui puoi scegliere un mazzo coi semi francesi.

## Consigli

advice-worth = Quanto vale una giocata
advice-worth-about = Le carte contano, i denari di più, il settebello più di tutto; sette, sei e assi servono per la primiera, e una scopa è un punto intero. Poi guarda che cosa lasci: una presa che regala una scopa costa cara.
advice-eleven = Undici è sicuro
advice-eleven-about = Nessuna carta vale più di 10. Una tavola che fa 11 o più non la spazza nessuno, nemmeno un re.
advice-low-table = Dieci o meno no
advice-low-table-about = Somma quello che lasci. Se fa 10 o meno, c’è un solo valore che spazza tutto, e resta da chiedersi quanti ne sono ancora in giro. Se sono usciti tutti e quattro, non rischi niente.
advice-sevens = Non apparecchiare per i sette
advice-sevens-about = 5 e 2, 4 e 3, 6 e asso: ognuna di queste coppie la prende un 7, magari proprio quello che aspettava. Finché ci sono sette in giro, non lasciare coppie così.
advice-doubles = Cala quello che hai doppio
advice-doubles-about = Nello scopone con dieci carte a testa, a tavola vuota: se di un valore hai solo la carta che cali, chi segue può prenderla { $one } volte su cento; se ne hai due, { $two } volte; con tre solo { $three }. Con tutte e quattro, mai.
advice-courts = Le figure costano poco
advice-courts-about = Per la primiera valgono meno di tutte, e appesantiscono la tavola. Se devi calare, comincia da lì, ma non dai denari.
advice-bait = L’esca
advice-bait-about = Cala basso quando hai la carta che prende la somma. Chi la lascia stare te la restituisce.
advice-watch = Guarda che cosa lasciano gli altri
advice-watch-about = Se qualcuno lascia una carta, probabilmente non può prenderla. Probabilmente: nessuno è obbligato a giocare la carta che potrebbe.
advice-parity = Tieni il conto
advice-parity-about = Nella scopa comune ogni presa toglie un totale pari: la carta, e altrettanto dalla tavola. Le quaranta carte fanno 220. Togli quello che vedi, e sai quanto è ancora nascosto.
advice-last-hand = L’ultima mano non è un segreto
advice-last-hand-about = In due, chi ha tenuto il conto conosce le ultime tre carte dell’altro: sono quelle che mancano. Da lì si può calcolare tutto fino in fondo.
advice-enough = Quando basta
advice-enough-about = In due o a coppie, { $cards } carte assicurano il punto delle carte, e { $coins } denari quello dei denari. Quando un punto è al sicuro, gioca per gli altri.
advice-partner = Gioca col compagno
advice-partner-about = Quello che cala il compagno, spesso ce l’ha doppio: lascialo. Se un avversario l’ha preso, ricala lo stesso valore. E se il compagno gioca prima di uno che non può prendere, lasciagli qualcosa di buono.
advice-unpair = Spariglia, se sei di mano
advice-unpair-about = La coppia del mazziere gioca per ultima e vuole che i valori se ne vadano a coppie. Chi è di mano prende carte diverse: 5 prende 3 e 2, e tre valori restano spari. La coppia del mazziere preferisce le carte uguali.
advice-mulinello = Il mulinello: avviarlo, non subirlo
advice-mulinello-about = Con poche carte in tavola può succedere che una parte faccia scopa più volte di fila, mentre l’altra può solo calare. Comincialo se a prendere siete voi. Se ci sei dentro, cala quello che più probabilmente è già uscito.
advice-aces = Dove l’asso spazza
advice-aces-about = Tieni gli assi per una tavola piena, e non lasciarne una ricca finché ci sono assi in giro.

## Pagine

learn-title = Impara a giocare
learn-intro = In mezz’ora dalla prima carta allo scopone. Ogni passo si gioca al tavolo; prova quello che vuoi, a tutto c’è una risposta.
learn-lessons = Lezioni
learn-rules = Regole
learn-glossary = Glossario
learn-questions = Domande
learn-advice = Giocare bene
learn-begin = Comincia
learn-go-on = Continua
learn-all-done = Hai finito tutte le lezioni. È ora di una partita!
learn-lessons-done = Lezioni finite: { $done } su { $count }
learn-done = finita
learn-step = Passo { $step } di { $count }
learn-forget = Ricomincia da capo
learn-pick = Scegli una carta, poi che cosa prende.
learn-prime-pick = Scegli una carta di ogni seme.
learn-check = Controlla
learn-next = Avanti
learn-next-lesson = Prossima lezione
learn-to-table = Al tavolo!
learn-right = Giusto!
learn-other = Non ancora.
learn-illegal = Così non si può.
learn-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
learn-drawn = La tua carta: { $card }. In tavola: { $cards }.
learn-other-variants = Gli altri giochi
learn-choice-you = Tu
learn-choice-other = Rosa
learn-choice-nobody = Nessuno
learn-choice-again = Ancora nessuno
learn-choice-right = A destra
learn-choice-left = A sinistra
learn-choice-us = La nostra coppia
learn-choice-them = L’altra coppia
learn-choice-yes = Sì
learn-choice-no = No
