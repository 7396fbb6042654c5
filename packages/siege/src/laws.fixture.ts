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
};
