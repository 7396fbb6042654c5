/** Positions from the midst of a siege, in which everybody has somebody to fight: where walks by chance begin. */

export const SIEGES: Readonly<Record<string, string>> = {
  'the wall': `
    turn 9, isengard-movement
    1311: uruk-guard-1, captain-1
    1411: uruk-infantry-1
    1511: uruk-infantry-2
    1210: orc-1
    1611: orc-2
    1711: dunland-infantry-1, chief
    1312: uruk-archer-1
    1412: orc-archer-1
    1512: orc-archer-2
    1613: warg-1
    1713: dunland-cavalry-1
    1810: half-orc-guard-1, lieutenant
    1910: dunland-guard-1
    1310: infantry-1, legolas
    1410: armoured-archer-1
    1510: infantry-2, gimli
    1610: infantry-3
    1209: archer-1
    1710: archer-2
    1809: infantry-4
    1909: infantry-5
    1308: light-cavalry-1
    1508: knight-1, theoden
    1109: archer-3
    0808: infantry-6, eomer
    0810: infantry-7, aragorn
    ladder 1311 against 1310
    ladder 1511 against 1510
    ladder 1210 against 1209
    ladder 1611 against 1610
    rocks 1310
    rocks 1510 dummy
    westernesse 40 points
    isengard 50 points
  `,
  'the breach': `
    turn 13, isengard-movement
    1411: uruk-guard-1, captain-1
    culvert: uruk-infantry-1
    1311: uruk-infantry-2
    1511: orc-1
    1412: uruk-archer-1, captain-2
    0811: uruk-infantry-3
    0812: uruk-infantry-4, lieutenant
    0913: warg-1
    0914: warg-2
    1107: dunland-infantry-1
    1207: dunland-cavalry-1, chief
    1307: orc-2
    1409: infantry-1, theoden
    1408: infantry-2 disrupted
    1309: archer-1
    1410: infantry-3 reduced
    1310: orc-3
    1510: infantry-4, gimli
    0810: infantry-5, aragorn
    0710: archer-2
    0809: knight-1, eomer
    1007: infantry-6
    1008: light-cavalry-1
    1009: archer-3
    1109: infantry-7
    0808: archer-4, legolas
    0907: gamling
    culvert-east breached
    main-gate breached
    rear-gate breached
    westernesse 85 points
    isengard 70 points
  `,
  'the field at dawn': `
    turn 14, isengard-movement
    0830: warg-1, captain-1
    0930: warg-2
    0831: orc-1
    0931: orc-archer-1
    1030: uruk-infantry-1
    0732: uruk-guard-1, lieutenant
    1131: dunland-infantry-1, chief
    0632: orc-2
    0829: infantry-1, theoden
    0929: rider-1
    0730: archer-1
    1029: knight-1, eomer
    1129: light-cavalry-1
    0630: infantry-2
    due: infantry-13, infantry-14, infantry-15, heavy-infantry-1, heavy-infantry-2, guard-1, erkenbrand, gandalf
    isengard 60 points
    westernesse 60 points
  `,
  'fire, ram and rocks': `
    turn 6, isengard-siege
    0811: dunland-infantry-1, chief
    0812: dunland-infantry-2
    0914: uruk-infantry-1, lieutenant
    1107: orc-1, captain-1
    1106: orc-2
    1411: uruk-infantry-2
    1412: uruk-archer-1
    1311: uruk-infantry-3, captain-2
    1511: uruk-guard-1
    1611: orc-3
    1612: orc-4 reduced
    1711: orc-archer-1
    0915: dunland-infantry-3
    1015: warg-1
    due: uruk-infantry-7, uruk-infantry-8, uruk-archer-5, half-orc-guard-1
    0810: infantry-1, aragorn
    0710: infantry-2, gimli
    0910: archer-1
    1009: infantry-3
    1007: infantry-4, legolas
    0909: knight-1, theoden
    0809: knight-2, eomer
    0808: archer-2
    1109: infantry-5
    1310: infantry-6 disrupted
    1410: armoured-archer-1
    1510: infantry-7
    1610: archer-3
    1710: infantry-8
    1409: archer-4
    caves: infantry-16, infantry-17, archer-10
    ram dunland-infantry-1
    blasting-fire 0811 against 0810
    blasting-fire 1411 against culvert
    blasting-fire 1107 against 1007 dummy
    blasting-fire uruk-guard-1
    blasting-fire orc-2 dummy
    ladder 1311 against 1310
    rocks 0810
    rocks 0910 dummy
    rocks 1310
    rocks 1410
    rocks 1510 dummy
    rocks 1610
    rocks 1710 dummy
    rocks 1009 dummy
    ladders 4
    westernesse 30 points
    isengard 20 points
  `,
  'every ability': `
    turn 15, abilities
    1411: orc-1, captain-1
    1311: uruk-infantry-1, captain-2
    1511: orc-archer-1
    0811: dunland-infantry-1, chief
    0812: dunland-guard-1
    0913: warg-1
    0822: orc-2
    0823: uruk-guard-1, lieutenant
    0924: dunland-cavalry-1
    1022: dunland-infantry-2
    1023: dunland-infantry-3
    1501: warg-2
    1409: infantry-1, gimli
    1410: infantry-2
    0710: infantry-3, aragorn, legolas
    0610: archer-1
    0810: archer-2
    0709: knight-1, theoden
    0809: knight-2
    0808: infantry-4
    0819: infantry-5, gamling
    0919: infantry-6 disrupted
    0719: light-cavalry-1
    0818: archer-3
    1030: infantry-13, gandalf
    1130: heavy-infantry-1, erkenbrand
    1131: heavy-infantry-2
    1231: rider-1
    1602: archer-4
    caves: infantry-16, infantry-17, archer-10, eomer
    ram 0913
    rocks 0810
    rocks 0610 dummy
    westernesse 60 points
    isengard 40 points
  `,
  'wedges and shield walls': `
    turn 14, westernesse-movement
    0919: knight-1, theoden
    0920: knight-2
    0822: infantry-1, gimli
    0821: infantry-2
    0722: infantry-3
    1020: light-cavalry-1, eomer
    1021: light-cavalry-2
    1120: archer-1
    1122: infantry-4 disrupted
    0621: infantry-9, infantry-10, gamling
    due: heavy-infantry-1, heavy-infantry-2, infantry-13, infantry-14, rider-1, erkenbrand, gandalf
    0825: dunland-infantry-1, chief
    0824: dunland-infantry-2
    0926: dunland-infantry-3
    0924: orc-1, captain-1
    1024: uruk-infantry-1
    1124: warg-1
    1023: uruk-guard-1, lieutenant
    1224: dunland-cavalry-1
    1423: orc-2
    1422: warg-2
    shield-wall infantry-9 infantry-10 gamling
    isengard 50 points
    westernesse 50 points
  `,
  'fires to be laid': `
    turn 4, isengard-movement
    0811: uruk-infantry-1
    0812: dunland-infantry-1, chief
    1411: orc-1, captain-1
    1511: uruk-infantry-2
    1311: orc-2
    1412: uruk-guard-1, captain-2
    1107: orc-archer-1
    1106: uruk-archer-1
    1008: uruk-infantry-4
    0913: dunland-infantry-2
    1612: orc-3 disrupted
    due: uruk-infantry-7, uruk-infantry-8, uruk-archer-5, lieutenant
    0810: infantry-1, aragorn
    0710: infantry-2
    0908: knight-1, theoden
    0809: infantry-3 reduced
    0808: infantry-4, gimli
    1410: armoured-archer-1
    1409: infantry-5
    1310: archer-1 disrupted
    1610: archer-2
    1408: light-cavalry-1, eomer
    caves: infantry-16, archer-10
    ram dunland-infantry-1
    blasting-fire uruk-infantry-1
    blasting-fire orc-1
    blasting-fire uruk-infantry-2 dummy
    blasting-fire orc-archer-1
    blasting-fire uruk-infantry-4 dummy
    blasting-fire uruk-guard-1
    rocks 1410
    rocks 0810 dummy
    rocks 1310
    spent rear-guard
    westernesse 20 points
    isengard 10 points
  `,
};
