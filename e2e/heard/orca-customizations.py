# Loaded by Orca: writes what is spoken to the file SAID, one utterance a line.
import os

import orca.settings
import orca.speech

# Only what a key asks for is read, without the name of the key. The summary counts the elements of the page,
# which grow while it loads.
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
orca.settings.enableKeyEcho = False

said = open(os.environ["SAID"], "a", buffering=1)


def write_first(speak):
    def write_and_speak(text, *rest, **named):
        said.write(" ".join(text.split()) + "\n")
        return speak(text, *rest, **named)

    return write_and_speak


orca.speech._speak = write_first(orca.speech._speak)
orca.speech.speakCharacter = write_first(orca.speech.speakCharacter)
