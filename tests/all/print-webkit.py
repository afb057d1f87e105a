"""Prints pages to PDF with WebKitGTK, whose driver has no command for it: print-webkit.py FOLDER ADDRESS..."""
import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder, *addresses = sys.argv[1:]
window = Gtk.OffscreenWindow()
window.set_default_size(1280, 900)
view = WebKit2.WebView()
window.add(view)
window.show_all()
printed = []


def on_load(_view, event):
    # The fonts come after the first paint.
    if event == WebKit2.LoadEvent.FINISHED:
        GLib.timeout_add(2000, start)


def start():
    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, Path(folder, f"{len(printed)}.pdf").as_uri())
    sheet = Gtk.PageSetup()
    sheet.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation.set_print_settings(settings)
    operation.set_page_setup(sheet)
    operation.connect("finished", following)
    operation.connect("failed", lambda _operation, error: sys.exit(error.message))
    printed.append(operation)
    operation.print_()


def following(_operation=None):
    if len(printed) < len(addresses):
        view.load_uri(addresses[len(printed)])
    else:
        Gtk.main_quit()


view.connect("load-changed", on_load)
following()
Gtk.main()
